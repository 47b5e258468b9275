import { defineConfig } from 'playwright/test'
import journeys from '../../playwright.config.ts'

/** Fault-injection tests. One at a time: they measure how soon a failure is contained, and a busy machine would be measured too. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.reports/fault-artefacts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
})
