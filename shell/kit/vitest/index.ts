import type { ViteUserConfig } from 'vitest/config'
import { shared } from '../../../vitest.shared.ts'
import { KIT, kitFile } from '../vite/kit-entry.ts'

/** Packages of the site import files in ways that only Vite reads (`?url`, CSS), so they go through it in tests as well. */
const SCOPE = KIT.split('/')[0] ?? ''

/**
 * The whole Vitest configuration of a remote: its tests beside its code, in a document; one that renders for the server says
 * `// @vitest-environment node`.
 */
export const remoteTests = (name: string): ViteUserConfig => ({
  // The map's worker is a file of a package, which may be installed above the remote.
  server: { fs: { allow: ['..'] } },
  test: {
    ...shared,
    name,
    environment: 'happy-dom',
    setupFiles: [kitFile('internal/vitest-dom')],
    include: ['src/**/*.test.{ts,tsx}'],
    server: { deps: { inline: [new RegExp(`/node_modules/${SCOPE}/`)] } },
  },
})
