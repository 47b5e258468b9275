import { defineConfig } from 'vitest/config'

/** Pure parts of the benches; the journeys run in a browser by themselves. */
export default defineConfig({ test: { testTimeout: 30_000, include: ['bench/**/*.test.ts'] } })
