import { defineConfig } from 'vitest/config'
import { sharedWithDom } from '../vitest.shared.ts'

export default defineConfig({
  // The map's worker is a file of a package, which are installed beside the remotes.
  server: { fs: { allow: ['..'] } },
  test: { ...sharedWithDom, name: 'mf-events', include: ['src/**/*.test.{ts,tsx}'] },
})
