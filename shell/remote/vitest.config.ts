import { defineConfig } from 'vitest/config'
import { shared, sharedWithDom } from '../../vitest.shared.ts'
import { define } from './versions.vite.ts'

/** The command's own tests, and those that a new remote starts with: a template that is not green reaches nobody. */
export default defineConfig({
  test: {
    projects: [
      { define, test: { ...shared, name: 'remote', include: ['src/**/*.test.ts'] } },
      { test: { ...sharedWithDom, name: 'templates', include: ['templates/**/*.test.{ts,tsx}'] } },
    ],
  },
})
