import { defineConfig } from 'playwright/test'
import { chromiumFlags } from './support/chromium-flags.ts'

const CI = process.env['CI'] === 'true'

/** Journeys over the composed site. Chromium without the calls home that a closed network would refuse. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './.reports/artefacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  // A journey that passes only at the second try is reported as flaky, and the run says so.
  retries: CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:8080',
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    // Recording every journey costs an eighth of the run. In CI the second try of a failed one is recorded; here run the one
    // that failed once more: `npm run e2e -- -g <title> --trace on`.
    trace: CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: chromiumFlags,
    },
  },
})
