import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'planner', testTimeout: 60_000, include: ['src/**/*.test.ts', 'bench/**/*.test.ts'] },
})
