// @vitest-environment node
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { prepareImports } from './prepare-imports.ts'

/** A part with nothing below it, one that shares a module with another, and the module they share. */
const SOURCES: Record<string, string> = {
  'entry.js': `export const load = [() => import('alone.js'), () => import('one.js'), () => import('two.js')]`,
  'alone.js': `export const alone = 'alone'`,
  'one.js': `export { shared } from 'shared.js'; export const one = 1`,
  'two.js': `export { shared } from 'shared.js'; export const two = 2`,
  'shared.js': `export const shared = 'shared'`,
}
const sources: Plugin = {
  name: 'sources',
  enforce: 'pre',
  resolveId: (id) => (id in SOURCES ? id : null),
  load: (id) => SOURCES[id],
}

/** The calls of the page's loader, as the built code makes them. */
const prepared = async (): Promise<string[][]> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [sources, prepareImports()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry.js',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  const [built] = Array.isArray(output) ? output : [output]
  const entry = 'output' in built ? built.output.find((file) => file.type === 'chunk' && file.isEntry) : undefined
  if (entry?.type !== 'chunk') throw new Error('nothing was built')
  const files: string[] = JSON.parse(/m\.f=(\[.*?\])/.exec(entry.code)?.[1] ?? '[]')
  return [...entry.code.matchAll(/__vite__mapDeps\(\[([\d,]*)\]\)/g)].map(([, list = '']) =>
    list.split(',').map((index) => files[Number(index)] ?? ''),
  )
}

it('names every file of a lazy import, the imported one first, even if it has no others', async () =>
  expect(await prepared()).toEqual([['./alone.js'], ['./one.js', './shared.js'], ['./two.js', './shared.js']]))
