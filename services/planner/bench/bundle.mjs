// Bundles a benchmark (the workspace's code is TypeScript) into a scratch folder and runs it in this process.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs `main` of a module with the arguments of the command line, and whatever else it takes. */
export const runBundled = async (entry, ...more) => {
  // Inside the package, so that what stays external (opening_hours) is found from there.
  await mkdir(join(root, 'dist'), { recursive: true })
  const out = await mkdtemp(join(root, 'dist', 'bench-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: [/^@site\//] },
      build: { ssr: entry, outDir: out, emptyOutDir: true, target: 'node20', minify: false },
    })
    const { main } = await import(pathToFileURL(resolve(out, basename(entry).replace(/\.ts$/, '.js'))).href)
    process.exitCode = await main(process.argv.slice(2), ...more)
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}
