import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { BROWSERS } from './kit/vite/browsers.ts'
import { prepareImports } from './kit/vite/prepare-imports.ts'
import { publishContributions } from './kit/vite/publish-contributions.ts'
import { publishLinks } from './kit/vite/publish-links.ts'
import { publishSharedModules } from './kit/vite/shared-modules.ts'
import { leanLibraries } from './lean-libraries.ts'
import { styledComponents } from './kit/vite/styled.ts'
import { contributions } from './src/contributions.ts'

const browser: UserConfig = {
  base: './',
  plugins: [
    react(),
    publishSharedModules(),
    publishContributions(contributions),
    publishLinks(),
    prepareImports(),
    leanLibraries(),
  ],
  build: {
    target: BROWSERS,
    manifest: 'vite-manifest.json',
    assetsInlineLimit: 0,
    // Remotes import what `main.tsx` exports.
    rolldownOptions: { input: ['src/main.tsx', 'src/react-dom.ts'], preserveEntrySignatures: 'allow-extension' },
  },
}

/** Renders pages in Node from the same sources, as one file without imports. */
const server: UserConfig = {
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: true,
    outDir: 'dist/server',
    minify: false,
    rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: 'prerender.js', codeSplitting: false } },
  },
}

/** The shell is an ordinary Vite app: remotes are modules, and the import map of a page gives them what its entry exports. */
export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild === true ? server : browser),
  // Ids come from file paths: both bundles must be built in the same checkout.
  oxc: styledComponents('shell'),
}))
