// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadServerBundle, prerenderPage } from './index.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bundle = async (code: string): Promise<string> => {
  const file = join(folder, 'remote.mjs')
  await writeFile(file, code)
  return file
}

it('renders the pages of a bundle with the shared modules', async () => {
  const file = await bundle(`
    const { defineRemote, jsx, useRoute } = globalThis[Symbol.for('site.sharedModules')]
    export const remote = defineRemote({
      routes: [{ path: '/bundled', page: 'page', title: 'Bundled', description: 'Built before.' }],
      pages: { page: async () => ({ Page: () => jsx('h1', { children: useRoute().title }) }) },
    })`)
  expect(await prerenderPage(await loadServerBundle(file), '/bundled')).toBe('<h1>Bundled</h1>')
})
it('says what is missing in a bundle that exports no remote', async () => {
  await expect(loadServerBundle(await bundle('export const other = 1'))).rejects.toThrow(
    'holds no remote: src/remote.ts exports one',
  )
})
