import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowsers, findChromium, versionOf } from './browsers.mjs'
import { root } from './root.mjs'
import { run, say } from './say.mjs'
import { bin } from './tasks.mjs'

const REPORTS = join(root, 'e2e', '.reports')

/** Runs a suite of browser tests; gives its counts and its report. Throws when the runner ended without one. */
export const runPlaywright = async ({ config, report: file, args, env }) => {
  const path = join(REPORTS, file)
  // A report of an earlier run would tell of another site.
  rmSync(path, { force: true })
  let failure
  await run(bin('playwright'), ['test', '--config', config, ...args], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: path },
    loud: true,
  }).catch((error) => {
    failure = error
  })
  if (failure !== undefined && !existsSync(path)) throw failure
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const { stats, errors } = report
  for (const { message } of errors) say(message)
  if (stats.flaky > 0) say(`  ! ${stats.flaky} tests passed only when tried again`)
  return {
    report,
    passed: stats.expected + stats.flaky,
    // A file that cannot be read fails the run without a test that failed.
    failed: failure === undefined ? stats.unexpected : Math.max(stats.unexpected, 1),
    skipped: stats.skipped,
  }
}

/** Every test of a report, with the title of its `test()`. */
export const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
  ...suites.flatMap(testsOf),
]

/** Names and versions of the browsers that a run used, as they told them. */
export const browsersOf = (report) => {
  const annotations = testsOf(report).flatMap((test) => test.annotations)
  return [...new Set(annotations.filter(({ type }) => type === 'browser').map(({ description }) => description))]
}

/**
 * Checks the built gallery of shared-ui in three engines, and puts its pictures into `e2e/.reports/gallery`. Gives counts; engines that
 * this machine cannot have are left out as in `runEngines`. `pictures` is `all`, or `fewer` for high contrast in Chromium alone.
 */
export const runGallery = async (filters, { pictures = 'fewer' } = {}) => {
  rmSync(join(REPORTS, 'gallery'), { recursive: true, force: true })
  const chromium = await findChromium()
  const { found, leftOut } = await findBrowsers(['Firefox', 'WebKit'])
  for (const { name, reason } of leftOut) say(`  ! ${name} is left out: ${reason}.`)
  const absent = process.env.CI === 'true' ? leftOut.length : 0
  const { report, ...counts } = await runPlaywright({
    config: 'e2e/gallery/playwright.config.ts',
    report: 'gallery.json',
    args: [
      ...['Chromium', ...found.map(({ name }) => name)].map((name) => `--project=${name.toLowerCase()}`),
      ...filters,
    ],
    env: {
      GALLERY_PICTURES: pictures,
      CHROMIUM_PATH: chromium,
      ...Object.fromEntries(found.map(({ setting, path }) => [setting, path])),
    },
  })
  say(`Browsers: ${browsersOf(report).join(', ')}`)
  return { ...counts, failed: counts.failed + absent }
}

const inChromium = (config, report) => async (filters, env) => {
  const chromium = await findChromium()
  say(`Browser: ${await versionOf(chromium)}`)
  return runPlaywright({ config, report, args: filters, env: { ...env, CHROMIUM_PATH: chromium } })
}

/** Runs the browser journeys over the site that `env` names, as `withSite` gives it. Gives counts. */
export const runJourneys = inChromium('e2e/playwright.config.ts', 'e2e.json')

/** Runs the journeys of the registry service's console, each over a registry of its own. Gives counts. */
export const runConsole = inChromium('e2e/console/playwright.config.ts', 'console.json')

/** Ramps of a real release by real visitors, over a copy of the site that `env` names. Gives counts. */
export const runRamps = inChromium('e2e/ramps/playwright.config.ts', 'ramps.json')

/**
 * Runs the main paths in Firefox and WebKit over the site that `env` names. Gives counts. An engine that this
 * machine cannot have is left out and said so; in CI it is a failure.
 */
export const runEngines = async (filters, env) => {
  const { found, leftOut } = await findBrowsers(['Firefox', 'WebKit'])
  for (const { name, reason } of leftOut) say(`  ! ${name} is left out: ${reason}.`)
  const absent = process.env.CI === 'true' ? leftOut.length : 0
  if (found.length === 0) return { passed: 0, failed: absent, skipped: 0 }
  const paths = Object.fromEntries(found.map(({ setting, path }) => [setting, path]))
  const projects = found.map(({ name }) => `--project=${name.toLowerCase()}`)
  const { report, ...counts } = await runPlaywright({
    config: 'e2e/engines/playwright.config.ts',
    report: 'engines.json',
    args: [...projects, ...filters],
    env: { ...env, ...paths },
  })
  say(`Browsers: ${browsersOf(report).join(', ')}`)
  return { ...counts, failed: counts.failed + absent }
}
