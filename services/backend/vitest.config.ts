import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: {
    ...shared,
    // Much of their time is spent waiting for processes and for the database.
    maxWorkers: 2,
    name: 'backend',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    hookTimeout: 60_000,
  },
})
