/** Which slot each tile of *Dig In* covers: only to draw it before there is a box to ask. */
export const COVERED: Readonly<Record<string, string>> = {
  library: 'showers', workshop: 'cafeteria', gambling: 'cell', gymnasium: 'yard', laundry: 'infirmary', ward: 'solitary',
}
