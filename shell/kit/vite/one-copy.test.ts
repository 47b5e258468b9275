import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { oneCopy } from './one-copy.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copy-'))
})
afterEach(() => rm(root, { recursive: true }))

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}
const built = () =>
  build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [oneCopy(['react', '@scope/shared'])],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js'), external: ['react'] } },
  })

it('refuses a copy that a dependency brought, and says where it lies', async () => {
  await write({
    'package.json': '{}',
    'entry.js': "import { made } from 'dialogs'\nconsole.log(made)",
    'node_modules/dialogs/package.json': '{"name":"dialogs","type":"module","main":"index.js"}',
    'node_modules/dialogs/index.js': "export { made } from '@scope/shared'",
    'node_modules/dialogs/node_modules/@scope/shared/package.json':
      '{"name":"@scope/shared","type":"module","main":"i.js"}',
    'node_modules/dialogs/node_modules/@scope/shared/i.js': 'export const made = new Map([[1, Date.now()]])',
  })
  await expect(built()).rejects.toThrow(
    /@scope\/shared is in the bundle, from .*\/node_modules\/dialogs\/node_modules\/@scope\/shared: the shell provides it/,
  )
})
it('writes the ranges of the shared packages that its package accepts', async () => {
  await write({
    'package.json': JSON.stringify({
      dependencies: { react: '^19.0.0', other: '^1.0.0' },
      peerDependencies: { '@scope/shared': '2 || 3' },
    }),
    'entry.js': "import { useId } from 'react'\nconsole.log(useId)",
  })
  const [{ output } = { output: [] }] = [await built()].flat().filter((each) => 'output' in each)
  expect(output.find(({ fileName }) => fileName === 'shared-versions.json')).toMatchObject({
    source: '{"react":"^19.0.0","@scope/shared":"2 || 3"}',
  })
})
