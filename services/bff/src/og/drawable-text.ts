/** Whether a font of ours has a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean

const LETTER = /[\p{L}\p{N}]/u

/**
 * A text with what the fonts can draw of it; null where letters are missing, which would be drawn as boxes. An accent that no font has
 * is left out and its letter stays; so is a sign or an emoji, which a name can do without.
 */
export const drawableText = (text: string, hasGlyph: HasGlyph): string | null => {
  const can = (character: string): boolean => hasGlyph(character.codePointAt(0) ?? 0)
  const drawn: string[] = []
  for (const character of text.normalize('NFC')) {
    if (can(character)) {
      drawn.push(character)
      continue
    }
    const letters = [...character.normalize('NFD')].filter((part) => LETTER.test(part))
    if (!letters.every(can)) return null
    drawn.push(...letters)
  }
  return drawn.join('').replaceAll(/\s+/g, ' ').trim()
}
