import { defineConfig } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

/** Pure parts of the benches; the journeys run in a browser by themselves. */
export default defineConfig({ test: { ...shared, include: ['bench/**/*.test.ts'] } })
