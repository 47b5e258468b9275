/** How long the map waits for the fonts of its names, ms: without them it draws names in the fallback. */
const FONTS_TIMEOUT_MS = 1500
/** Letters of each file that names on a map need: the site's own, and those with accents. */
const LETTERS = 'Aaéß'

/** Loads the fonts that names on a map are drawn with: a canvas does not wait for a font, and what it has drawn stays. */
export const mapFonts = async (): Promise<void> => {
  const loaded = ['500', '700'].map((weight) => document.fonts.load(`${weight} 1rem 'Figtree Variable'`, LETTERS))
  await Promise.race([Promise.allSettled(loaded), new Promise((late) => setTimeout(late, FONTS_TIMEOUT_MS))])
}
