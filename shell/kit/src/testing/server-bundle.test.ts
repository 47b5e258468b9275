// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSharedModules } from '../../vite/shared-modules.ts'
import { loadServerBundle, prerenderPage } from './index.ts'
import { sharedModules } from './server-bundle.ts'

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

it('provides every module that the Vite preset leaves to the shell, with every export', () => {
  const provided = Object.entries(sharedModules).map(([name, module]) => [name, Object.keys(module).sort()])
  const shared = Object.entries(readSharedModules()).map(([name, { exports }]) => [name, [...exports].sort()])
  expect(Object.fromEntries(provided)).toEqual(Object.fromEntries(shared))
})
it('renders the pages of a bundle with the shared modules', async () => {
  const file = await bundle(`
    const { '@stageside/kit': kit, 'react/jsx-runtime': { jsx } } = globalThis[Symbol.for('site.sharedModules')]
    export const remote = kit.defineRemote({
      routes: [{ path: '/bundled', page: 'page', title: 'Bundled', description: 'Built before.' }],
      pages: { page: async () => ({ Page: () => jsx('h1', { children: kit.useRoute().title }) }) },
    })`)
  expect(await prerenderPage(await loadServerBundle(file), '/bundled')).toBe('<h1>Bundled</h1>')
})
it('says what is missing in a bundle that exports no remote', async () => {
  await expect(loadServerBundle(await bundle('export const other = 1'))).rejects.toThrow(
    'holds no remote: src/remote.ts exports one',
  )
})
