import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'

export const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** No page of a peer is loaded in the shell's own way. */
export const withoutOurFederation = () => ({
  name: 'peers:without-our-federation',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './federation.ts' && importer?.endsWith('/shell/src/composition/load-page.ts') === true
      ? at('common/no-federation.ts')
      : null,
})

/** What every Vite build of a peer has in common, and the site's own builds too. */
export const common = (namespace) => ({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [withoutOurFederation(), react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { plugins: { styledComponents: { ssr: true, namespace, displayName: false, fileName: false } } },
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true, reportCompressedSize: false },
})
