import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

/**
 * What the tests of every package share. The files of a package run in one process, one after another: a fresh process for each,
 * with its modules read and its page made again, took longer than the tests in it. So a file leaves nothing behind for the next;
 * spies are put back by themselves.
 */
export const shared = {
  isolate: false,
  maxWorkers: 1,
  restoreMocks: true,
  testTimeout: 60_000,
} satisfies ViteUserConfig['test']

/** The same for packages that render. */
export const sharedWithDom = {
  ...shared,
  environment: 'happy-dom',
  setupFiles: [fileURLToPath(new URL('vitest.dom.ts', import.meta.url))],
} satisfies ViteUserConfig['test']
