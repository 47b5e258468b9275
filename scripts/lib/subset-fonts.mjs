import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './root.mjs'

/** What the site's own words are written with; preloaded with every page. */
export const CORE_RANGE =
  'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00B0-00B1, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212'
/** The rest of Fontsource's latin range, for names of places and people; loaded where a page has one of its letters. */
export const REST_RANGE =
  'U+00A1-00A6, U+00A8, U+00AA-00AF, U+00B2-00B6, U+00B8-00D6, U+00D8-0153, U+02BB-02DC, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2211, U+2213-2215'

/** Weights between the lightest and the heaviest of the style sheets. */
const wght = { min: 400, max: 800 }
const FAMILIES = ['bricolage-grotesque', 'figtree']
/** Kerning, ligatures and accents, and the figures of equal width for times and prices. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

/** The characters of a CSS `unicode-range`. */
const charactersOf = (range) =>
  range
    .split(', ')
    .flatMap((part) => {
      const [from, to = from] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    })
    .join('')

/** The brand fonts of the site in two files each, by file name: cut from Fontsource's variable latin files. */
export const subsetFonts = async () => {
  // Not at the top: scripts start before anything is installed.
  const { default: subsetFont } = await import('subset-font')
  const resolve = createRequire(join(root, 'shared-ui/package.json')).resolve
  const files = FAMILIES.flatMap((family) =>
    Object.entries({ core: CORE_RANGE, rest: REST_RANGE }).map(async ([part, range]) => {
      const source = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
      const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES, variationAxes: { wght } }
      return [`${family}-${part}.woff2`, await subsetFont(await readFile(source), charactersOf(range), options)]
    }),
  )
  return Object.fromEntries(await Promise.all(files))
}

export const FONTS_FOLDER = join(root, 'shared-ui/src/fonts')
