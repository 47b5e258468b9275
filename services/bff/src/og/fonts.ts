import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

/** The site's two families, as its pages have them, and every subset of them that is published. */
const families = [
  { name: 'Bricolage Grotesque', folder: 'bricolage-grotesque', subsets: ['latin', 'latin-ext', 'vietnamese'] },
  { name: 'Figtree', folder: 'figtree', subsets: ['latin', 'latin-ext'] },
] as const
export type Family = (typeof families)[number]['name']

export interface FontFile {
  readonly name: Family
  readonly data: Buffer
  /** Code points that it has a glyph for: fewer than the ranges its subset is published for. */
  readonly characters: ReadonlySet<number>
}

const readFont = async (name: Family, file: string): Promise<FontFile> => {
  const data = await readFile(require.resolve(file))
  const font = create(data)
  if (!('characterSet' in font)) throw new Error(`${file} is a collection, not a font`)
  return { name, data, characters: new Set(font.characterSet) }
}

export const readFonts = (): Promise<readonly FontFile[]> =>
  Promise.all(
    families.flatMap(({ name, folder, subsets }) =>
      subsets.map((subset) =>
        readFont(name, `@fontsource-variable/${folder}/files/${folder}-${subset}-wght-normal.woff2`),
      ),
    ),
  )
