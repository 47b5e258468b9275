import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { entriesOf, isExternalOf, readManifest } from './manifest.mjs'

/** Entries that Node runs: the presets of tools. */
const FOR_NODE = /^(?:vite|vitest)$/

/**
 * Compiles TypeScript with the file's path in the repository: ids of styled components are made from it, and a package must be the same
 * whatever folder it was built in.
 */
const compile = (transformWithOxc, namespace) => ({
  name: 'packages:compile',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/ },
    handler: (code, id) =>
      transformWithOxc(code, relative(root, id), {
        sourcemap: false,
        tsconfig: false,
        jsx: { runtime: 'automatic' },
        plugins: { styledComponents: { ssr: true, namespace, displayName: false, fileName: false } },
      }),
  },
})

const compileEntries = async (folder, out, code, { node }) => {
  const { build, transformWithOxc } = await import('vite')
  const manifest = readManifest(folder)
  const input = Object.fromEntries(Object.entries(code).map(([name, file]) => [name, join(root, folder, file)]))
  if (Object.keys(input).length === 0) return
  await build({
    root: join(root, folder),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    oxc: false,
    plugins: [compile(transformWithOxc, manifest.name.split('/').at(-1))],
    // The shell of the dev server runs beside sources.
    define: node ? {} : { 'import.meta.env.DEV': 'true' },
    ssr: { noExternal: true },
    build: {
      outDir: join(out, 'dist'),
      emptyOutDir: false,
      minify: false,
      ...(node ? { ssr: true, target: 'node20' } : { target: 'es2023', lib: { entry: input, formats: ['es'] } }),
      rolldownOptions: {
        input,
        external: isExternalOf(manifest),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `chunks/${node ? 'node-' : ''}[name]-[hash].js`,
          // Editors show those of the types.
          comments: { legal: true, annotation: true, jsdoc: false },
        },
      },
    },
  })
}

/** Files that a style sheet names, beside it. */
const namedIn = (css) => [...css.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, file]) => file)

const copy = (folder, out, [subpath, source]) => {
  const from = join(root, folder, source)
  const to = join(out, 'dist', subpath)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
  if (source.endsWith('.css'))
    for (const file of namedIn(readFileSync(from, 'utf8'))) cpSync(join(dirname(from), file), join(dirname(to), file))
}

/** Builds the modules of a package into `out/dist`, as `exports` of its `package.json` names them. */
export const buildModules = async (folder, out) => {
  const { code, copied } = entriesOf(folder)
  const isNode = ([name]) => FOR_NODE.test(name)
  const entries = Object.entries(code)
  await compileEntries(folder, out, Object.fromEntries(entries.filter((entry) => !isNode(entry))), { node: false })
  await compileEntries(folder, out, Object.fromEntries(entries.filter(isNode)), { node: true })
  for (const entry of copied) copy(folder, out, entry)
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE'])
    if (existsSync(join(root, folder, file))) cpSync(join(root, folder, file), join(out, file))
}
