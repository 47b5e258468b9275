import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { styledComponents } from '../../../shell/kit/vite/styled.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The one seam between the composed site and this build: where the shell would load a remote by its address, a module answers. */
const withoutRemotes = (): Plugin => ({
  name: 'bench:without-remotes',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './load-remote.ts' && importer?.endsWith('/shell/src/composition/load-page.ts') === true
      ? at('load-remote.ts')
      : null,
})

const browser: UserConfig = {
  base: '/',
  plugins: [withoutRemotes(), react()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/browser',
    manifest: 'vite-manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: at('main.tsx') },
  },
}

const server: UserConfig = {
  plugins: [withoutRemotes(), react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: true,
    outDir: 'dist/server',
    minify: false,
    rolldownOptions: {
      input: at('prerender.tsx'),
      output: { entryFileNames: 'prerender.js', codeSplitting: false },
    },
  },
}

/** The whole site as one ordinary app from the same sources, built like the shell is: what the composed site is measured against. */
export default defineConfig(({ isSsrBuild }) => ({
  root: at('.'),
  logLevel: 'error',
  ...(isSsrBuild === true ? server : browser),
  oxc: styledComponents('spa'),
}))
