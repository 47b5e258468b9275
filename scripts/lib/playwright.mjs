import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
