import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { BROWSERS } from './browsers.ts'
import { acyclicChunks } from './acyclic-chunks.ts'
import { cacheFolder } from './cache-folder.ts'
import { chunkFileNames, fewerChunks, groups } from './chunks.ts'
import { devShell } from './dev-shell.ts'
import { oneCopy } from './one-copy.ts'
import { readSharedModules, sharedModulesFromHost, sharedPackages } from './shared-modules.ts'
import { sharedModulesCheck } from './shared-modules-check.ts'
import { prepareImports } from './prepare-imports.ts'
import { publishLinks } from './publish-links.ts'
import { publishRoutes } from './routes.ts'
import { standalonePage } from './standalone.ts'
import { styledComponents } from './styled.ts'
import { WHOLE_GRAPH, wholeGraph } from './whole-graph.ts'

/** Federation container names are identifiers. */
const containerName = (remote: string): string => remote.replaceAll('-', '_')

const browser = (name: string): UserConfig => {
  const sharedModules = readSharedModules()
  return {
    base: './',
    plugins: [
      sharedModulesCheck(sharedModules),
      oneCopy(sharedPackages),
      publishRoutes(),
      publishLinks(),
      prepareImports(),
      wholeGraph(),
      react(),
      fewerChunks(),
      acyclicChunks(),
      federation({
        name: containerName(name),
        filename: 'remoteEntry-[hash].js',
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        disableRemote: true,
        exposes: { './remote': './src/remote.ts' },
        shared: Object.fromEntries(
          Object.entries(sharedModules).map(([id, { range }]) => [
            id,
            { singleton: true, import: false as const, requiredVersion: range },
          ]),
        ),
        experiments: { externalRuntime: true },
        // Seconds without a parsed module after which federation gives up.
        moduleParseIdleTimeout: 30,
      }),
    ],
    build: {
      target: BROWSERS,
      manifest: 'vite-manifest.json',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['src/remote.ts', WHOLE_GRAPH],
        output: { codeSplitting: { groups }, chunkFileNames },
      },
    },
  }
}

/** The server bundle: one file for Node that takes the shared modules from the host that prerenders it. */
const serverBundle = (): UserConfig => ({
  plugins: [sharedModulesFromHost(readSharedModules()), react()],
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: 'src/remote.ts', output: { entryFileNames: 'remote.js', codeSplitting: false } },
  },
})

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

/** Options of both dev servers: they proxy calls, and for `npm run dev` release files too, to a running site. */
const serving = (page: Plugin, starts: string, target: string, paths: readonly string[]): UserConfig => ({
  appType: 'custom',
  cacheDir: cacheFolder('node_modules/.vite'),
  plugins: [react(), page],
  // A dependency found late makes the dev server reload the page, and a half-filled form with it: list the entry modules and what
  // only a call loads.
  optimizeDeps: { entries: ['src/remote.ts', starts], include: ['@supabase/functions-js', '@supabase/postgrest-js'] },
  server: { fs: { allow: [workspace] }, proxy: Object.fromEntries(paths.map((path) => [path, target])) },
})

const CALLS = ['/functions', '/rest', '/auth/v1', '/health', '/livez', '/tiles']
const SHELL_CALLS = [...CALLS, '/releases', '/versions.json', '/report']

/**
 * The whole Vite configuration of a remote: `vite build` for the browser, `vite build --ssr` for its server bundle, `vite` to run
 * it alone on a minimal page, `vite --mode shell` to run it in the real shell. Both dev servers work beside a running
 * site: that of `npm start` at `PORT`, or any other at `BACKEND_URL`.
 */
export const remoteConfig =
  (name: `mf-${string}`) =>
  ({ command, mode, isSsrBuild }: ConfigEnv): UserConfig => {
    const target = process.env['BACKEND_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8080}`
    const served = () =>
      mode === 'shell'
        ? serving(devShell(name, target), '../shell/src/main.tsx', target, SHELL_CALLS)
        : serving(standalonePage(name, target), '../shell/kit/src/standalone/start-standalone.tsx', target, CALLS)
    return {
      ...(command === 'serve' ? served() : isSsrBuild === true ? serverBundle() : browser(name)),
      oxc: styledComponents(name),
    }
  }
