import { defineConfig } from 'playwright/test'
import { chromiumFlags } from '../support/chromium-flags.ts'

/** Ramps of a real release, by real visitors: one after the other, each as long as its visitors take. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.reports/ramps-artefacts',
  workers: 1,
  forbidOnly: process.env['CI'] === 'true',
  // Only ends what hangs: a ramp is waited for by its states.
  timeout: 30 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: chromiumFlags },
  },
})
