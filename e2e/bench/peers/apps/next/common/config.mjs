import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const repository = at('../../../../../../')

/** What both zones have in common. `paths` are those of the zone. */
export const zoneConfig = (paths, config = {}) => ({
  // Every file of the workspace may be imported, as in any monorepo.
  outputFileTracingRoot: repository,
  turbopack: {
    root: repository,
    resolveAlias: {
      'react-router-dom': '../common/router.tsx',
      './load-remote.ts': '../../common/no-remotes.ts',
      '@stageside/ui/map/map-worker': '../common/map-worker.ts',
    },
  },
  compiler: { styledComponents: true, define: { 'import.meta.env.SSR': 'false', 'import.meta.env.DEV': 'false' } },
  env: { NEXT_PUBLIC_ZONE: JSON.stringify(paths) },
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: JSON.parse(process.env.PEER_HEADERS ?? '[{"key":"X-Content-Type-Options","value":"nosniff"}]'),
    },
  ],
  ...config,
})
