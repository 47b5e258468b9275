import { defineConfig } from 'playwright/test'
import type { EngineName } from './support/test.ts'

const CI = process.env['CI'] === 'true'
const engines: readonly EngineName[] = ['firefox', 'webkit']

/** The site's main paths in engines other than Chromium, one browser of each at a time. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: '../.reports/engine-artefacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  retries: CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  projects: engines.map((engine) => ({ name: engine, use: { engine }, workers: 1 })),
})
