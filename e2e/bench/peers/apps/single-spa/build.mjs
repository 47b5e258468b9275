// Root, frame and two apps after https://single-spa.js.org/docs/recommended-setup, with the browser's own modules and import map.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, esmExternalRequirePlugin } from 'vite'
import { at, common } from '../common/vite.mjs'

/** What every app takes from the import map, and the file that says which exports of it are used. */
const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom-client',
  'react-router-dom': 'router',
  '@tanstack/react-query': 'react-query',
  'styled-components': 'styled',
  zustand: 'zustand',
  '@stageside/kit': 'kit',
  'single-spa': 'single-spa',
  'single-spa-react': 'single-spa-react',
}
const SHARED_NAMES = Object.keys(SHARED)
const APPS = { root: 'root.ts', frame: 'frame.tsx', events: 'events.ts', legal: 'legal.ts' }

const own = (file) => at(`single-spa/${file}`)

/** Builds `shared` or one of the apps into its folder of `out`, each for itself, and notes what the import map has to say of it. */
export const buildPart = async (part, out) => {
  const config = common(`spa-${part}`)
  const input =
    part === 'shared'
      ? Object.fromEntries(Object.values(SHARED).map((file) => [file, own(`shared/${file}.ts`)]))
      : { [part]: own(APPS[part]) }
  await build({
    ...config,
    root: at('single-spa'),
    base: `/${part}/`,
    // Packages of the CommonJS kind ask for what is shared by `require`, which browsers do not have.
    plugins: [...config.plugins, ...(part === 'shared' ? [] : [esmExternalRequirePlugin({ external: SHARED_NAMES })])],
    build: {
      ...config.build,
      outDir: join(out, part),
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        external: part === 'shared' ? [] : [/^@peer\//],
        preserveEntrySignatures: 'strict',
      },
    },
  })
}

const manifestOf = async (out, part) => JSON.parse(await readFile(join(out, part, 'manifest.json'), 'utf8'))

/** The file of a module and all that it imports statically. */
const closure = (manifest, key, seen = new Set()) => {
  const chunk = manifest[key]
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return seen
}

const keyOf = (manifest, end) => Object.keys(manifest).find((key) => key.endsWith(end) && manifest[key].isEntry)

/** Writes the page: the import map, and the files that every page needs preloaded. */
export const writePage = async (out) => {
  const shared = await manifestOf(out, 'shared')
  const imports = Object.fromEntries(
    Object.entries(SHARED).map(([name, file]) => [name, `/shared/${shared[keyOf(shared, `shared/${file}.ts`)].file}`]),
  )
  const modules = new Set(
    Object.values(SHARED).flatMap((file) =>
      [...closure(shared, keyOf(shared, `shared/${file}.ts`))].map((each) => `/shared/${each}`),
    ),
  )
  const fonts = []
  const styles = []
  for (const [part, file] of Object.entries(APPS)) {
    const manifest = await manifestOf(out, part)
    const key = keyOf(manifest, file)
    imports[`@peer/${part}`] = `/${part}/${manifest[key].file}`
    if (part !== 'root' && part !== 'frame') continue
    for (const each of closure(manifest, key)) modules.add(`/${part}/${each}`)
    for (const { file: each } of Object.values(manifest))
      if (/-core-.*\.woff2$/.test(each)) fonts.push(`/${part}/${each}`)
    styles.push(...(manifest[key].css ?? []).map((each) => `/${part}/${each}`))
  }
  const preloads = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...[...modules].map((href) => `<link rel="modulepreload" href="${href}">`),
  ]
  const page = (await readFile(own('index.html'), 'utf8'))
    .replace('{{preloads}}', () => preloads.join('\n'))
    .replace('{{importmap}}', () => JSON.stringify({ imports }))
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'index.html'), page)
}

if (process.argv[2] !== undefined) {
  const [, , folder, ...parts] = process.argv
  const out = resolve(folder)
  for (const part of parts) await buildPart(part, out)
  await writePage(out)
}
