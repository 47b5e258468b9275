const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}

/**
 * Search form of a name: lower case, accents and apostrophes gone, everything but letters and digits a single space.
 * Linear time. NFKD takes accents off; the table holds letters that do not decompose.
 */
export function fold(text: string): string {
  // Most names are plain ASCII, where nothing decomposes: a third of the time of loading was spent here.
  if (/^[\x20-\x7e]*$/.test(text)) {
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  }
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʻ]/gu, '')
    .toLowerCase()
    .replace(/[ßøđłæœıþð]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a folded text. */
export const words = (folded: string): string[] => (folded === '' ? [] : folded.split(' '))
