/** The number of a house, or the first and last of a range; `letter` is "a", "bis", "½" or empty, `block` a Japanese "1-1-2". */
export interface HouseNumber {
  readonly from: number
  readonly to: number
  readonly letter: string
  readonly block: string
}

const NUMBER = String.raw`\d{1,5}(?:\s?(?:bis|ter|quater|½|\p{L})(?![\p{L}\d]))?(?:\s?[-/]\s?\d{1,5}(?:\s?\p{L}(?![\p{L}\d]))?){0,2}(?![\p{L}\d])`
/** House numbers wherever they stand in a text. */
export const HOUSE_NUMBER = new RegExp(String.raw`(?<![\p{L}\d])${NUMBER}`, 'giu')
const PARTS = /^(\d{1,5})\s?(bis|ter|quater|½|\p{L})?(?:\s?[-/]\s?(\d{1,5})\s?(\p{L})?)?(?:\s?[-/]\s?(\d{1,5}))?/iu

/** "76 1/2" as "76½", so that its half is no second number. */
export const joinHalf = (text: string): string => text.replace(/(?<=\d)\s?(?:½|(?<=\s)1[/⁄]2)(?![\d/])/g, '½')

export function readHouseNumber(text: string): HouseNumber | null {
  const match = PARTS.exec(text.trim().replace(/[–—]/g, '-'))
  if (!match) return null
  const [, first = '', letter = '', second, , third] = match
  if (third !== undefined && second !== undefined)
    return { from: Number(first), to: Number(first), letter: '', block: `${first}-${second}-${third}` }
  const numbers = [Number(first), Number(second ?? first)]
  return { from: Math.min(...numbers), to: Math.max(...numbers), letter: letter.toLowerCase(), block: '' }
}

/**
 * Whether a house that is asked for is the one known: its number is the known one or within its range. A range from even to
 * even or odd to odd is one side of the street; "56-57" is numbered one after the other. Letters have to be equal, and a
 * Japanese block is one number.
 */
export function isSameHouse(asked: HouseNumber, known: HouseNumber): boolean {
  if (asked.block !== '' || known.block !== '') return asked.block === known.block
  if (asked.letter !== known.letter || asked.from < known.from || asked.to > known.to) return false
  const oneSide = (known.to - known.from) % 2 === 0
  return !oneSide || ((asked.from - known.from) % 2 === 0 && (asked.to - asked.from) % 2 === 0)
}

/** How far apart two numbers are in a street; the same number with another letter is nearest. */
export const numbersApart = (a: HouseNumber, b: HouseNumber): number =>
  Math.max(0, b.from - a.to, a.from - b.to) + ((a.from - b.from) % 2 === 0 ? 0 : 0.5)
