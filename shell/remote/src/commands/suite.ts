import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { releaseGraph } from '@site/contracts/release-graph'
import { verdict, type NewVerdict } from '@site/contracts/verdict'
import type { Given } from '../arguments.ts'
import { registryOptions, type Command } from '../command.ts'
import { Failure } from '../failure.ts'
import { findProject, nameAndRest } from '../project.ts'
import { connect } from '../registry/connect.ts'
import type { Setting } from '../setting.ts'
import { previewedVersion, previewFrom, type Preview } from '../suite/preview.ts'
import { hasOwnSuite, runOwnSuite, runSiteSuite, siteCheckout, type Counts } from '../suite/run-suites.ts'
import { journeysOf, touchedBy } from '../suite/touched.ts'

/** Where this run can be read, in the CI of GitHub and GitLab. */
const runUrl = (env: Setting['env']): string | undefined => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, CI_JOB_URL: job } = env
  return server !== undefined && repository !== undefined && run !== undefined
    ? `${server}/${repository}/actions/runs/${run}`
    : job
}

const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
    skipped: sum.skipped + each.skipped,
  }))

/** Runs what there is of the team's and the site's suites. Gives what was run, by name. */
const runAll = async (
  given: Given,
  setting: Setting,
  preview: Preview,
  { name, touched }: { readonly name: string; readonly touched: readonly string[] },
): Promise<ReadonlyMap<string, Counts>> => {
  const { cwd, tell } = setting
  const found = new Map<string, Counts>()
  const project = await findProject(cwd)
  if (project?.name === name && (await hasOwnSuite(project.folder))) {
    tell(`  … the suite of ${name}`)
    found.set('own', await runOwnSuite(project.folder, preview, setting))
  }
  const wanted = given.text('site-suite')
  const root = siteCheckout(wanted === undefined ? cwd : resolve(cwd, wanted))
  if (root !== undefined) {
    const journeys = journeysOf(touched, (folder) => existsSync(join(root, 'e2e', folder)))
    tell(`  … the site’s ${journeys.join(', ')}`)
    found.set('site', await runSiteSuite(root, journeys, preview, setting))
  }
  if (found.size > 0) return found
  throw new Failure({
    happened: 'There is no suite here: no script `e2e` in package.json, and no checkout of the site.',
    means: 'Nothing was run, so no verdict was written.',
    remedy: 'Run it in the folder of your remote, or name a checkout of the site’s repository with --site-suite.',
  })
}

export const suite: Command = {
  name: 'suite',
  takes: '[mf-x] <preview url> [--site-suite folder] [--json]',
  summary: 'run what the change can touch against a preview, and write the verdict on its version',
  details: [
    'Runs the journeys of this folder (script `e2e`), and those of the site for the remote, for whose slots, menus and dialogs it uses, and for',
    'those that use its, where this is a checkout of the site’s repository.',
    '--site-suite  such a checkout elsewhere',
    'Ends with 0 when all passed. A site may take no ramp without a passed verdict.',
  ],
  options: { ...registryOptions, 'site-suite': { type: 'string' } },
  most: 2,
  run: async (given, setting) => {
    const { name, rest } = await nameAndRest(given.positionals, setting.cwd)
    const preview = previewFrom(rest[0])
    const client = await connect(given, setting)
    const version = await previewedVersion(preview, name)
    const touched = touchedBy(await client.ask('/graph', releaseGraph), name)
    const results = await runAll(given, setting, preview, { name, touched })
    const counts = sumOf([...results.values()])
    const isPassed = counts.failed === 0 && counts.passed > 0
    const url = runUrl(setting.env)
    const said: NewVerdict = {
      version,
      verdict: isPassed ? 'passed' : 'failed',
      suite: [...results.keys()].join(' and '),
      ...(url === undefined ? {} : { url }),
      counts,
    }
    // Another one says the same again.
    const answer = await client.ask(`/remotes/${name}/verdict`, verdict, { method: 'POST', json: said })
    const words = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    setting.say(given.flag('json') ? JSON.stringify(answer) : `${name}@${version} ${said.verdict}: ${words}`)
    if (isPassed) return
    throw new Failure({
      happened: `${name}@${version} did not pass: ${words}.`,
      means: 'The verdict stands on the version; where the site asks for one, it cannot be ramped.',
      remedy: 'Mend what failed and publish again, or run the suite again where the site was at fault.',
    })
  },
}
