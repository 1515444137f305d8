"""Lessons: short guided games from prepared positions. What a lesson says and awaits is data, a TOML file each.

`docs/web.md` explains the file; a test plays every lesson to its end.
"""

from blackgate.lessons.lesson import Lesson, Step, begun, lesson, lessons, read
from blackgate.lessons.progress import Progress

__all__ = ["Lesson", "Progress", "Step", "begun", "lesson", "lessons", "read"]
