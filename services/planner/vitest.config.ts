import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: { ...shared, name: 'planner', include: ['src/**/*.test.ts', 'bench/**/*.test.ts'] },
})
