import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { root } from '../root.mjs'
import { run } from '../say.mjs'
import { bin } from '../tasks.mjs'
import { entriesOf } from './manifest.mjs'

/** Private packages whose types are put into those that need them, and where their sources lie. */
const INSIDE = { '@site/contracts/*': './services/contracts/src/*.ts' }

const PRIVATE_IMPORT = /(['"])@site\/contracts\/([\w/-]+)\1/g
const SOURCE_IMPORT = /(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g

/** A declaration as it can be read outside: relative imports alone, of what is there. */
export const portable = (text, file) =>
  text
    .replaceAll(PRIVATE_IMPORT, (_, quote, name) => {
      const to = posix.relative(posix.dirname(file), `services/contracts/src/${name}.js`)
      return `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`
    })
    .replaceAll(SOURCE_IMPORT, '$1$2.js$1')

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Writes the declarations of a package's entries, and of what they refer to, into `out/types`. By `tsc` itself: bundlers of declarations
 * need a newer Node than this repository (docs/decisions/043).
 */
export const buildTypes = async (folder, out) => {
  const types = join(out, 'types')
  // Inside the package, as the types of its tools are looked for from there.
  const config = join(root, folder, '.types', `tsconfig.${process.pid}.json`)
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: types,
    paths: Object.fromEntries(Object.entries(INSIDE).map(([name, path]) => [name, [join(root, path)]])),
  }
  const { code } = entriesOf(folder)
  // What the dev server's pages load has no types: nobody writes its name.
  const files = Object.entries(code).filter(([name]) => !name.startsWith('internal/'))
  const ambient = readdirSync(join(root, folder, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join('src', file))
  const named = [...files.map(([, file]) => file), ...ambient].map((file) => join(root, folder, file))
  mkdirSync(dirname(config), { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, folder, 'tsconfig.json'), compilerOptions, include: [], files: named }),
  )
  await run(process.execPath, [bin('tsc'), '-p', config])
  rmSync(config)
  for (const file of filesIn(types)) {
    const path = relative(types, file).replaceAll('\\', '/')
    writeFileSync(file, portable(readFileSync(file, 'utf8'), path))
  }
  for (const file of ambient) {
    const to = join(types, folder, file)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(root, folder, file), to)
  }
}
