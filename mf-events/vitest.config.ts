import { defineConfig } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

export default defineConfig({
  // The map's worker is a file of a package, which are installed beside the remotes.
  server: { fs: { allow: ['..'] } },
  test: { ...shared, name: 'mf-events', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
