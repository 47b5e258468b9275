/** Sizes of a title in px, each with the longest title it is for, in characters: four lines, and three of text below, always fit. */
const sizes = [
  { size: 88, longest: 20 },
  { size: 76, longest: 30 },
  { size: 64, longest: 60 },
  { size: 54, longest: 90 },
] as const
const SMALLEST = 46
/** Width of a character of the headings' family in em: the mean is 0.53, capitals are wider. */
const CHARACTER_EM = 0.58

/** The largest size at which a title has room and no word of it is broken. */
export const titleSize = (title: string, lineWidth: number): number => {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  return (
    sizes.find(({ size, longest }) => title.length <= longest && longestWord * size * CHARACTER_EM <= lineWidth)
      ?.size ?? SMALLEST
  )
}
