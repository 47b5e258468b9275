import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseAst } from 'vite'
import { exportsIn } from './api-docs.mjs'
import { COMMAND, commandManifest } from './command.mjs'
import { entriesOf, isExternalOf, PUBLISHED, publishedManifest, readManifest } from './manifest.mjs'
import { packageScope } from './scope.mjs'
import { portable } from './types.mjs'

test('the packages that teams install carry the scope of the site’s settings', () => {
  const scope = packageScope()
  for (const { name } of [...PUBLISHED, COMMAND].map((folder) => readManifest(folder)))
    assert.equal(
      name.split('/')[0],
      scope,
      `${name} and site.packageScope (${scope}) differ: npm run rename:scope -- @name changes both`,
    )
})

const manifest = {
  name: '@scope/kit',
  version: '1.2.0',
  private: true,
  exports: {
    '.': './src/index.ts',
    './vite': { types: './vite/index.ts', default: './vite/from-source.js' },
    './map/*': './src/map/*.ts',
    './style.css': './src/style.css',
    './internal/dev-shell': './dev/shell.ts',
    './shell/client': './src/client.ts',
  },
  scripts: { unit: 'vitest run' },
  dependencies: { '@site/contracts': '*', '@scope/ui': '*', zod: '^4.0.0' },
  peerDependencies: { react: '^19.0.0' },
}
const published = publishedManifest('shell/kit', manifest, { '@scope/kit': '1.2.0', '@scope/ui': '0.3.1' })

test('a published package names built files and their types, and nothing that is the shell’s alone', () => {
  assert.deepEqual(published.exports, {
    '.': { types: './types/shell/kit/src/index.d.ts', default: './dist/index.js' },
    './vite': { types: './types/shell/kit/vite/index.d.ts', default: './dist/vite.js' },
    './map/*': { types: './types/shell/kit/src/map/*.d.ts', default: './dist/map/*.js' },
    './style.css': './dist/style.css',
    './internal/dev-shell': './dist/internal/dev-shell.js',
    './package.json': './package.json',
  })
})
test('a published package can be installed: no private package, a range for each that is published with it', () => {
  assert.deepEqual(published.dependencies, { '@scope/ui': '^0.3.1', zod: '^4.0.0' })
  assert.deepEqual(published.peerDependencies, { react: '^19.0.0' })
  assert.equal('private' in published || 'scripts' in published, false)
})
test('neither tests nor stories are entries of a package', () => {
  const names = PUBLISHED.flatMap((folder) => Object.keys(entriesOf(folder).code))
  assert.ok(names.includes('button'))
  assert.deepEqual(
    names.filter((name) => /\.(?:test|stories)$/.test(name)),
    [],
  )
})

test('the command line needs nothing installed beside it', () => {
  const { bin, dependencies, devDependencies, peerDependencies } = commandManifest()
  assert.deepEqual(bin, { remote: './dist/remote.js' })
  assert.deepEqual([dependencies, devDependencies, peerDependencies], [undefined, undefined, undefined])
})
test('what is installed beside a package stays an import, what is private is compiled in', () => {
  const isExternal = isExternalOf(manifest)
  assert.equal(['zod', 'zod/mini', 'react/jsx-runtime', '@scope/ui/button', 'node:fs'].every(isExternal), true)
  assert.equal(['@site/contracts/site', './host.ts', 'reactive', '@scope/kit'].some(isExternal), false)
})
test('declarations refer to files of the package alone', () => {
  const text = "import { site } from '@site/contracts/site';\nexport * from './host.ts';\nimport('../a/b.tsx');"
  assert.equal(
    portable(text, 'shell/kit/src/index.d.ts'),
    "import { site } from '../../../services/contracts/src/site.js';\nexport * from './host.js';\nimport('../a/b.js');",
  )
})
test('the API page follows an export to its declaration, with its comment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  writeFileSync(join(folder, 'index.d.ts'), "export { greet as hello, type Greeting } from './greet.js';\n")
  const types =
    '/** Says hello. */\nexport declare const greet: () => void;\nexport interface Greeting { readonly text: string }\n'
  writeFileSync(join(folder, 'greet.d.ts'), types)
  assert.deepEqual(
    exportsIn(parseAst, join(folder, 'index.d.ts')).map(({ name, comment }) => [name, comment]),
    [
      ['hello', 'Says hello.'],
      ['Greeting', ''],
    ],
  )
  rmSync(folder, { recursive: true })
})
test('a schema is shown as it is written, and a type says which schema it is made from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  writeFileSync(
    join(folder, 'page.ts'),
    'export const page = z.object({\n  /** Its path. */\n  path: z.string(),\n})\n',
  )
  const types =
    'export declare const page: z.ZodMiniObject<{ path: z.ZodMiniString }>;\nexport type Page = z.infer<typeof page>;\n'
  writeFileSync(join(folder, 'page.d.ts'), types)
  const written = 'export const page = z.object({\n  /** Its path. */\n  path: z.string(),\n})'
  const exported = exportsIn(parseAst, join(folder, 'page.d.ts'), () => join(folder, 'page.ts'))
  assert.deepEqual(
    exported.map(({ name, code, schema }) => [name, code, schema?.code]),
    [
      ['page', written, undefined],
      ['Page', 'export type Page = z.infer<typeof page>;', written],
    ],
  )
  rmSync(folder, { recursive: true })
})
