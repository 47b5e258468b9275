import { defineConfig } from 'vitest/config'

/** Pure parts of the benches; the journeys run in a browser by themselves. */
export default defineConfig({ test: { include: ['bench/**/*.test.ts'] } })
