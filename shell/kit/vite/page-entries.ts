import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.unknown()) })

/** What no page imports (styles, presets, the harness, what the preset names itself), and the map: a library that few pages have. */
const NO_PAGE = /\.(?:css|json)$|^\.\/(?:vite|vitest|testing|map\/.*|internal\/.*)$/
const MODULE = '.js'

/**
 * Entries of an installed package that a page may import, by the name of each: `@stageside/ui/button`. Found late, each would have the
 * dev server prepare everything again and load the page again.
 */
export const pageEntries = (folder: string): string[] => {
  const { name, exports } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const subpaths = Object.keys(exports).flatMap((subpath) => {
    if (!subpath.endsWith('/*')) return [subpath]
    const parent = subpath.slice(0, -1)
    return readdirSync(join(folder, 'dist', parent))
      .filter((file) => file.endsWith(MODULE))
      .map((file) => `${parent}${file.slice(0, -MODULE.length)}`)
  })
  return [...new Set(subpaths)]
    .filter((subpath) => !NO_PAGE.test(subpath))
    .map((subpath) => `${name}${subpath.slice(1)}`)
}
