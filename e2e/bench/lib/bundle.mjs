// The benches are TypeScript and use the workspace's packages: one bundle each, made in a scratch folder and run in this process.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const bench = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Bundles `<bench>/<entry>` and gives its exports to `work`. */
export const withBundle = async (entry, work) => {
  await mkdir(join(bench, 'dist'), { recursive: true })
  // Inside the package, so that what stays external is found from there.
  const out = await mkdtemp(join(bench, 'dist', 'run-'))
  try {
    await build({
      root: bench,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: [/^@site\//] },
      build: {
        ssr: join(bench, entry),
        outDir: out,
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'bench.js' } },
      },
    })
    return await work(await import(pathToFileURL(join(out, 'bench.js')).href))
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

/** Builds the one-app baseline, for the browser and for prerendering, and gives the folder of both. */
export const buildBaseline = async () => {
  const configFile = join(bench, 'spa', 'vite.config.ts')
  await build({ configFile })
  await build({ configFile, build: { ssr: true } })
  return join(bench, 'spa', 'dist')
}
