/** The number of a house, or the first and last of a range; `letter` is "a", "bis" or empty. */
export interface HouseNumber {
  readonly from: number
  readonly to: number
  readonly letter: string
}

const NUMBER =
  /(?<![\p{L}\d])(\d{1,5})(?:\s?(bis|ter|\p{L})(?![\p{L}\d]))?(?:\s?[-–]\s?(\d{1,5})(?:\s?\p{L}(?![\p{L}\d]))?)?(?![\p{L}\d])/giu

/** Every number of a text that can be a house's; "1er" and "98000" within a word or a longer number are none. */
export function houseNumbers(text: string): HouseNumber[] {
  return [...text.matchAll(NUMBER)].map(([, first, letter = '', second]) => {
    const numbers = [Number(first), Number(second ?? first)]
    return { from: Math.min(...numbers), to: Math.max(...numbers), letter: letter.toLowerCase() }
  })
}

/** The same house: equal, or one is within the other's range on its side of the street. Letters have to be equal. */
export const sameHouse = (a: HouseNumber, b: HouseNumber): boolean =>
  a.letter === b.letter && a.from <= b.to && b.from <= a.to && (a.from - b.from) % 2 === 0
