import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'

export const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** No page of a peer is loaded in the shell's own way. */
export const withoutOurRemotes = () => ({
  name: 'peers:without-our-remotes',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './load-remote.ts' && importer?.endsWith('/shell/src/composition/load-page.ts') === true
      ? at('common/no-remotes.ts')
      : null,
})

/** What every Vite build of a peer has in common, and the site's own builds too. */
export const common = (namespace) => ({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [withoutOurRemotes(), react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { plugins: { styledComponents: { ssr: true, namespace, displayName: false, fileName: false } } },
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true, reportCompressedSize: false },
})
