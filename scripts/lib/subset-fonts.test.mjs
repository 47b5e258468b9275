import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { CORE_RANGE, FONTS_FOLDER, REST_RANGE, subsetFonts } from './subset-fonts.mjs'

/** What is preloaded with every page, in bytes: more comes after the first paint on slow 4G. */
const PRELOADED_BYTES = 38_000

test('the fonts that ship are those cut from the installed packages', async () => {
  const files = await subsetFonts()
  assert.equal(Object.keys(files).length, 4)
  for (const [name, bytes] of Object.entries(files))
    assert.ok(bytes.equals(await readFile(join(FONTS_FOLDER, name))), `${name}: run npm run fonts`)
})

test('the preloaded fonts are small', async () => {
  const core = ['bricolage-grotesque-core.woff2', 'figtree-core.woff2']
  const sizes = await Promise.all(core.map(async (name) => (await readFile(join(FONTS_FOLDER, name))).length))
  assert.ok(sizes[0] + sizes[1] <= PRELOADED_BYTES, `${sizes.join(' + ')} bytes`)
})

test('the style sheet names the characters of each file', async () => {
  const css = await readFile(join(FONTS_FOLDER, '../fonts.css'), 'utf8')
  const ranges = [...css.matchAll(/-(core|rest)\.woff2'\)[^;]*;\s*unicode-range:\s+([^;]+);/g)]
  assert.deepEqual(
    ranges.map(([, part, range]) => [part, range.replaceAll(/\s+/g, ' ')]),
    [
      ['core', CORE_RANGE],
      ['rest', REST_RANGE],
      ['core', CORE_RANGE],
      ['rest', REST_RANGE],
    ],
  )
})
