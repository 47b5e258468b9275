import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: {
    ...shared,
    name: 'planner',
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts'],
    // As many minutes as all other packages together: alone at the end of a run it would leave a core idle.
    maxWorkers: 2,
  },
})
