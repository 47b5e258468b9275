import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: {
    ...shared,
    name: 'http',
    include: ['src/**/*.test.ts'],
    // Random order; a failure names its seed. Tests must not depend on one another.
    sequence: { shuffle: { files: true, tests: true } },
  },
})
