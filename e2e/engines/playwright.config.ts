import { defineConfig } from 'playwright/test'
import type { EngineName } from './support/test.ts'

const CI = process.env['CI'] === 'true'
const engines: readonly EngineName[] = ['firefox', 'webkit']

/** The site's main paths in engines other than Chromium. WebKit takes twice as long as Firefox: it has both workers in the end. */
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
  projects: engines.map((engine) => ({ name: engine, use: { engine }, workers: engine === 'webkit' ? 2 : 1 })),
})
