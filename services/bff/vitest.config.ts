import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { testTimeout: 30_000, name: 'bff', include: ['src/**/*.test.ts', '../http/*.test.ts'] },
})
