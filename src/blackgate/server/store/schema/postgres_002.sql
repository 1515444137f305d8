-- A room that is open, but in which nobody can sit down, is `full`.
ALTER TABLE rooms DROP CONSTRAINT rooms_phase_check;
ALTER TABLE rooms ADD CONSTRAINT rooms_phase_check CHECK (phase IN ('open', 'full', 'playing', 'over', 'closed'));
