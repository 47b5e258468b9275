import { defineConfig } from 'playwright/test'
import type { Engine } from './support/test.ts'

const CI = process.env['CI'] === 'true'
const engines: readonly Engine[] = ['webkit', 'firefox', 'chromium']

/** The parts of shared-ui, each alone in each of its states, in three engines. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../.reports/gallery-artefacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  retries: CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json']],
  // A worker keeps its browser open. Chromium, the quickest to start, comes last and has both then.
  projects: engines.map((engine) => ({ name: engine, use: { engine }, workers: engine === 'chromium' ? 2 : 1 })),
})
