import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { remoteFolders } from '../add-workspace.mjs'
import { root } from '../root.mjs'
import { readManifest } from './manifest.mjs'
import { packageScope } from './scope.mjs'

const IMPORTS = /(?:from|import|import\(|"extends":)\s*['"]([^'"]+)['"]/g
const READ = /\.tsx?$|^tsconfig.*\.json$/

/** Imports of a remote, by file; built and installed files aside. */
const importsOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => READ.test(file) && !/^(?:dist|node_modules|\.\w+)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(IMPORTS)].map(([, source]) => ({
        file: join(folder, file),
        source,
      })),
    )

const leaves = (folder, { file, source }) =>
  source.startsWith('.') && relative(join(root, folder), resolve(root, dirname(file), source)).startsWith('..')

const KIT = `${packageScope()}/kit`
const closed = /^\.\/(?:internal|shell)\//
const doors = Object.keys(readManifest('shell/kit').exports)
  .filter((subpath) => !closed.test(subpath))
  .map((subpath) => join(KIT, subpath))

for (const folder of remoteFolders())
  test(`${folder} is built from its own folder and the packages it names, as it would be in a repository of its own`, () => {
    const imports = importsOf(folder)
    assert.ok(imports.length > 10)
    assert.deepEqual(
      imports.filter((each) => leaves(folder, each)),
      [],
      'a relative import leaves the folder: use a package',
    )
    assert.deepEqual(
      imports.filter(({ source }) => source.startsWith(`${KIT}/`) && !doors.includes(source)),
      [],
      `the kit is used through ${doors.join(', ')}: what lies behind may change at any time`,
    )
  })
