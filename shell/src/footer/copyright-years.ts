/** "2025", and from the next year on "2025–2026". */
export const copyrightYears = (first: number, present: number): string =>
  present > first ? `${first}–${present}` : String(first)
