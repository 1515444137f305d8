/** The slot that each tile of *Dig In* covers, used only to draw it before a box is loaded. */
export const COVERED: Readonly<Record<string, string>> = {
  library: 'showers', workshop: 'cafeteria', gambling: 'cell', gymnasium: 'yard', laundry: 'infirmary', ward: 'solitary',
}
