// Bundles the benchmark (the workspace's code is TypeScript) into a scratch folder and runs it in this process.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
// Inside the package, so that what stays external (opening_hours) is found from there.
await mkdir(join(here, '..', 'dist'), { recursive: true })
const out = await mkdtemp(join(here, '..', 'dist', 'bench-'))
try {
  await build({
    root: join(here, '..'),
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@site\//] },
    build: { ssr: join(here, 'cli.ts'), outDir: out, emptyOutDir: true, target: 'node20', minify: false },
  })
  const { main } = await import(pathToFileURL(resolve(out, 'cli.js')).href)
  process.exitCode = await main(process.argv.slice(2))
} finally {
  await rm(out, { recursive: true, force: true })
}
