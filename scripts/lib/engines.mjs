import { findBrowsers } from './browsers.mjs'
import { runPlaywright } from './playwright.mjs'
import { say } from './say.mjs'
import { withSite } from './site-for-tests.mjs'

const allTests = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(allTests),
]

/** Names and versions of the browsers that a run used, as they told them. */
export const browsersOf = (report) => {
  const annotations = report.suites.flatMap(allTests).flatMap((test) => test.annotations)
  return [...new Set(annotations.filter(({ type }) => type === 'browser').map(({ description }) => description))]
}

/**
 * Runs the main paths in Firefox and WebKit, against `E2E_BASE_URL` or a site of their own. Gives counts. An engine that this
 * machine cannot have is left out and said so; in CI it is a failure.
 */
export const runEngines = async (filters) => {
  const { found, leftOut } = await findBrowsers(['Firefox', 'WebKit'])
  for (const { name, reason } of leftOut) say(`  ! ${name} is left out: ${reason}.`)
  const absent = process.env.CI === 'true' ? leftOut.length : 0
  if (found.length === 0) return { passed: 0, failed: absent, skipped: 0 }
  const paths = Object.fromEntries(found.map(({ setting, path }) => [setting, path]))
  const projects = found.map(({ name }) => `--project=${name.toLowerCase()}`)
  const { report, ...counts } = await withSite((env) =>
    runPlaywright({
      config: 'e2e/engines/playwright.config.ts',
      report: 'engines.json',
      args: [...projects, ...filters],
      env: { ...env, ...paths },
    }),
  )
  say(`Browsers: ${browsersOf(report).join(', ')}`)
  return { ...counts, failed: counts.failed + absent }
}
