import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: {
    ...shared,
    name: 'bff',
    include: ['src/**/*.test.ts', '../http/*.test.ts'],
    // Another order each time; a failure names its seed. A test that needs another before it holds nothing.
    sequence: { shuffle: { files: true, tests: true } },
  },
})
