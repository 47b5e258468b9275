import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'places', testTimeout: 60_000, include: ['src/**/*.test.ts', 'bench/**/*.test.ts'] },
})
