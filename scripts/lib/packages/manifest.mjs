import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Folders of the packages that teams install, each after those it depends on. */
export const PUBLISHED = ['shared-ui', 'shell/kit']

/** Workspace packages that are private: they are compiled into those that need them. */
const PRIVATE = /^@site\//

export const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

const CODE = /\.tsx?$/
/** Tests, types, and the gallery's stories. */
const NO_ENTRY = /\.(?:test|d|stories)\.tsx?$/

/** The source behind an entry of `exports`: where tools need JavaScript, its types stand apart from what loads it. */
const sourceOf = (target) => (typeof target === 'string' ? target : target.types).slice(2)

/** Where the built form of an entry lies, without its ending. */
const builtName = (subpath) => (subpath === '.' ? 'index' : subpath.slice(2))

/** Entries for the shell alone, which is built from sources. */
const FOR_SHELL = './shell/'
const MANIFEST = './package.json'

/** Entries that the Vite preset names: nobody writes them, so they have no types. */
const FOR_TOOLS = './internal/'
/** What runs when it is imported, and exports nothing. */
const DEV_SHELL = `${FOR_TOOLS}dev-shell`

/** `[subpath, source]` of every entry of `exports` that is published, patterns included. */
const sources = ({ exports }) =>
  Object.entries(exports)
    .filter(([subpath]) => !subpath.startsWith(FOR_SHELL) && subpath !== MANIFEST)
    .map(([subpath, target]) => [subpath, sourceOf(target)])

/** What each file of `files` is called behind a pattern: `./map/*` with `src/map/*.ts`. */
const expand = ([subpath, source], files) => {
  if (!source.includes('*')) return [[subpath, source]]
  const [before, after] = source.split('*')
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after) && !NO_ENTRY.test(file))
    .map((file) => [subpath.replace('*', file.slice(before.length, file.length - after.length)), file])
}

/** Sources of the entries of a package by the name of what is built from each, and the files that are copied. */
export const entriesOf = (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true }).map((file) => file.replaceAll('\\', '/'))
  const all = sources(readManifest(folder)).flatMap((entry) => expand(entry, files))
  return {
    code: Object.fromEntries(all.filter(([, file]) => CODE.test(file)).map(([path, file]) => [builtName(path), file])),
    copied: all.filter(([, file]) => !CODE.test(file)),
  }
}

/** An entry as the package has it: the declared types and the built module. */
const publishedEntry = (folder, [subpath, source]) => {
  if (!CODE.test(source)) return [subpath, `./dist/${builtName(subpath)}`]
  if (subpath.startsWith(FOR_TOOLS)) return [subpath, `./dist/${builtName(subpath)}.js`]
  const types = `./types/${folder}/${source.replace(CODE, '.d.ts')}`
  return [subpath, { types, default: `./dist/${builtName(subpath)}.js` }]
}

/** Ranges of a package's dependencies, without private ones; of one published with it, its version and what is compatible. */
const publishedRanges = (ranges = {}, versions) =>
  Object.fromEntries(
    Object.entries(ranges)
      .filter(([name]) => !PRIVATE.test(name))
      .map(([name, range]) => [name, versions[name] === undefined ? range : `^${versions[name]}`]),
  )

/** The `package.json` that is published, from that of the workspace: the same entries, built. `versions` are those published together. */
export const publishedManifest = (folder, manifest, versions) => {
  const { private: _, scripts: __, devDependencies: ___, nx: ____, dependencies, exports, ...kept } = manifest
  return {
    ...kept,
    sideEffects: ['**/*.css', ...(DEV_SHELL in exports ? [`./dist/${builtName(DEV_SHELL)}.js`] : [])],
    files: ['dist', 'types', 'API.md', 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(sources(manifest).map((entry) => publishedEntry(folder, entry))),
      [MANIFEST]: MANIFEST,
    },
    dependencies: publishedRanges(dependencies, versions),
  }
}

/** Whether a package's built code leaves an import to what is installed beside it. */
export const isExternalOf = ({ name, dependencies = {}, peerDependencies = {} }) => {
  const installed = [...Object.keys(dependencies), ...Object.keys(peerDependencies)].filter(
    (each) => !PRIVATE.test(each) && each !== name,
  )
  return (id) => id.startsWith('node:') || installed.some((each) => id === each || id.startsWith(`${each}/`))
}
