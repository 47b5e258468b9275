import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: { ...shared, name: 'places', testTimeout: 60_000, include: ['src/**/*.test.ts', 'bench/**/*.test.ts'] },
})
