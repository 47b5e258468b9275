import { defineConfig } from 'playwright/test'
import { chromiumFlags } from '../support/chromium-flags.ts'

const CI = process.env['CI'] === 'true'

/** The console of the registry service, over a registry of its own for each worker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.reports/console-artefacts',
  workers: 2,
  forbidOnly: CI,
  retries: CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    contextOptions: { reducedMotion: 'reduce' },
    trace: CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: chromiumFlags },
  },
})
