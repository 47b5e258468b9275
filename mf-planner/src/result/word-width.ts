/** Widths of letters of the text face in bold, of the size of the type (measured in Figtree 650, rounded up). */
const NARROW = /[fijlrtI.,'’:;()]/
const WIDE = /[mwMWQO@&]/
const widthOf = (letter: string): number => (WIDE.test(letter) ? 0.95 : NARROW.test(letter) ? 0.42 : 0.64)

/** How wide the widest word of a name is, in em; a hyphen ends a word. */
export const widestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s-]+/).map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)))
