import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageEntries } from './page-entries.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entries-'))
})
afterEach(() => rm(folder, { recursive: true }))

const installed = async (name: string, exports: readonly string[], dist: readonly string[]): Promise<string[]> => {
  const entries = Object.fromEntries(exports.map((subpath) => [subpath, {}]))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, exports: entries }))
  for (const file of dist) {
    await mkdir(join(folder, 'dist', file, '..'), { recursive: true })
    await writeFile(join(folder, 'dist', file), '')
  }
  return pageEntries(folder)
}

it('lists what is behind a pattern, once each, and neither chunks nor styles nor the map', async () => {
  const exports = ['./fonts.css', './tokens', './map/*', './*', './package.json']
  const dist = ['button.js', 'tokens.js', 'fonts.css', 'map/site-map.js', 'chunks/button-1a2b.js']
  expect(await installed('@site-of/ui', exports, dist)).toEqual(['@site-of/ui/tokens', '@site-of/ui/button'])
})
it('lists the package itself, and nothing that only tools and tests import', async () => {
  const exports = [
    '.',
    './contracts/*',
    './new-id',
    './vite',
    './vitest',
    './testing',
    './tsconfig.json',
    './internal/*',
  ]
  const dist = ['contracts/slots.js', 'index.js', 'internal/dev-shell.js']
  expect(await installed('@site-of/kit', exports, dist)).toEqual([
    '@site-of/kit',
    '@site-of/kit/contracts/slots',
    '@site-of/kit/new-id',
  ])
})
