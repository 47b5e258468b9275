import { defaultPlan, type RampPlan } from '@site/contracts/ramp-plan'
import { rampView, isRunning, type RampView } from '@site/contracts/ramp-view'
import { problemsOf, provenanceOf } from '@site/releases/build'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Given } from '../arguments.ts'
import { buildRemote } from '../build/build-remote.ts'
import { describeDist } from '../build/describe-dist.ts'
import { readDist } from '../build/read-dist.ts'
import { registryOptions, type Command } from '../command.ts'
import { Failure, Misuse } from '../failure.ts'
import { projectIn } from '../project.ts'
import type { Client } from '../registry/client.ts'
import { connect } from '../registry/connect.ts'
import { AnswerFailure } from '../registry/explain-answer.ts'
import type { Setting } from '../setting.ts'
import { toSecond } from '../table.ts'
import { publishBuild } from '../upload/publish-build.ts'
import { askShared, refuse } from './check.ts'

/** How often the ramp is looked at, in ms. */
const LOOK_MS = 2000

const misuse = (happened: string): Misuse =>
  new Misuse({
    happened,
    means: 'Nothing was done.',
    remedy:
      'Write for example `remote ship --plan 1,10,50,100`: shares in percent, each larger than the one before, the last 100.',
  })

/** The dwell and least visits of the default plan's step for that share, or for the next smaller one. */
const stepFor = (percent: number) => {
  const { steps } = defaultPlan
  const found = steps.findLast((step) => step.percent <= percent) ?? steps[0]
  return { dwellS: found?.dwellS ?? 0, visits: found?.visits ?? 0 }
}

const MINUTES = { least: 0, most: 43_200 } as const
const VISITS = { least: 0, most: 1e9 } as const

/** The plan of `--plan`, `--dwell` and `--visits`; the registry's own when none is given. */
export const planFrom = (given: Given): RampPlan | undefined => {
  const [text, dwell, visits] = [given.text('plan'), given.number('dwell', MINUTES), given.number('visits', VISITS)]
  if (text === undefined && dwell === undefined && visits === undefined) return undefined
  const shares =
    text?.split(',').map((word) => Number(word.trim().replace(/ ?%$/, ''))) ??
    defaultPlan.steps.map(({ percent }) => percent)
  const grows = shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 100)
  if (!grows || shares.at(-1) !== 100) throw misuse(`'${text}' is no plan.`)
  return {
    ...defaultPlan,
    steps: shares.map((percent) => {
      if (percent === 100) return { percent, dwellS: 0, visits: 0 }
      const usual = stepFor(percent)
      return { percent, dwellS: dwell === undefined ? usual.dwellS : dwell * 60, visits: visits ?? usual.visits }
    }),
  }
}

/** Builds, checks and publishes what is in this folder. Gives its version, whether it was new or known. */
const publishHere = async (given: Given, setting: Setting, client: Client) => {
  const { tell } = setting
  const project = await projectIn(setting.cwd)
  const isBuiltNow = !given.flag('no-build')
  if (isBuiltNow) await buildRemote(project, setting)
  const dist = await readDist(project)
  const provenance = await provenanceOf(project.folder, isBuiltNow)
  const build = describeDist(project, dist, provenance)
  const { facts, others } = await askShared(client, project)
  refuse(build, problemsOf(build, facts, others))
  const outcome = await publishBuild(client, project, dist, { provenance, firstLive: false, tell })
  const { name } = project
  if (outcome.unchanged) return { name, version: outcome.version, words: 'was published before' }
  for (const warning of outcome.release.warnings) tell(`  note: ${warning}`)
  return { name, version: outcome.release.version, words: 'is published' }
}

interface Shipped {
  readonly name: string
  readonly version: string
}

const viewOf = (client: Client, { name, version }: Shipped): Promise<RampView> =>
  client.ask(`/ramps/${name}/${version}`, rampView)

/** Starts the ramp, or finds the one that runs: the command may have been left before. */
const startOrFind = async (client: Client, shipped: Shipped, plan: RampPlan | undefined): Promise<RampView> => {
  try {
    return await client.ask(`/remotes/${shipped.name}/ramp`, rampView, {
      method: 'POST',
      json: { version: shipped.version, ...(plan === undefined ? {} : { plan }) },
    })
  } catch (error) {
    if (!(error instanceof AnswerFailure) || error.status !== 409) throw error
    const running = await viewOf(client, shipped).catch(() => null)
    if (running === null || !isRunning(running.state)) throw error
    return running
  }
}

/** A ramp that waits, in words; it is said once for each step. */
const waitingWords = ({ waiting, traffic, step, plan, state }: RampView): string | null => {
  if (state === 'held') return `waits at ${traffic} % until somebody has it go on`
  if (waiting === null) return null
  const next = plan.steps[step + 1]?.percent ?? 100
  const [left, unit] = waiting.for === 'time' ? [Math.ceil(waiting.left / 60), 'min'] : [waiting.left, 'visits']
  return `${traffic} % now; ${left} more ${unit} at least before ${next} %`
}

const ended = ({ name, version, state, decisions }: RampView): Failure =>
  new Failure({
    happened: `${name}@${version} did not reach everybody: ${decisions.at(-1)?.words ?? state}`,
    means:
      state === 'taken-over'
        ? 'Somebody changes its share by hand from now on; it stays published.'
        : 'Visitors have the version before it again; it stays published, live for nobody.',
    remedy:
      state === 'aborted'
        ? 'Look at what failed (`remote audit`, the console, the site’s reports), mend it, and ship again.'
        : 'See `remote status`; ship again when it is settled.',
  })

const left = ({ name, version, traffic }: RampView): Failure =>
  new Failure({
    happened: `You left while ${name}@${version} is at ${traffic} %.`,
    means: 'The ramp goes on by itself, step by step, and is taken back by itself where it has to be.',
    remedy: 'Run `remote ship --no-build` to follow it again, `remote rollback` to take it back.',
  })

/** Tells the decisions of a ramp as they come, until it ends. Throws `Failure` unless everybody has the version. */
const follow = async (given: Given, setting: Setting, first: RampView): Promise<RampView> => {
  const { say, tell } = setting
  let client = await connect(given, setting)
  let isLeft = false
  const stopped = setting.stopped().then(() => (isLeft = true))
  let told = 0
  let waited = ''
  for (let view = first; ;) {
    for (const { at, words } of view.decisions.slice(told)) if (!given.flag('json')) say(`${toSecond(at)}  ${words}`)
    told = view.decisions.length
    if (view.state === 'done') return view
    if (!isRunning(view.state)) throw ended(view)
    const waiting = waitingWords(view)
    const step = `${view.step} ${view.state} ${view.waiting?.for}`
    if (waiting !== null && step !== waited) tell(`  … ${waiting}`)
    waited = step
    await Promise.race([sleep(LOOK_MS), stopped])
    if (isLeft) throw left(view)
    view = await viewOf(client, view).catch(async (error: unknown) => {
      // The identity of a CI job is good for some minutes: another one is asked for.
      if (!(error instanceof AnswerFailure) || error.status !== 401) throw error
      client = await connect(given, setting)
      return viewOf(client, view)
    })
  }
}

export const ship: Command = {
  name: 'ship',
  takes: '[--plan 1,10,50,100] [--dwell minutes] [--visits n] [--no-build] [--no-wait] [--json]',
  summary: 'publish it and let it reach everybody by itself, step by step, taken back where it is worse',
  details: [
    '--plan      shares in percent; the registry’s own plan when left out',
    '--dwell     least minutes at each share',
    '--visits    least visits with the new version at each share; fewer, and it waits',
    '--no-build  what dist/ holds',
    '--no-wait   ends once the ramp is started',
    'Ends with 0 once everybody has it, with 1 when it was taken back. Ctrl-C leaves the ramp to go on.',
  ],
  options: {
    ...registryOptions,
    plan: { type: 'string' },
    dwell: { type: 'string' },
    visits: { type: 'string' },
    'no-build': { type: 'boolean' },
    'no-wait': { type: 'boolean' },
  },
  most: 0,
  run: async (given, setting) => {
    const plan = planFrom(given)
    const client = await connect(given, setting)
    const { words, ...shipped } = await publishHere(given, setting, client)
    const { name, version } = shipped
    setting.tell(`  ✓ ${name}@${version} ${words}`)
    const started = await startOrFind(client, shipped, plan)
    const view = given.flag('no-wait') ? started : await follow(given, setting, started)
    if (given.flag('json')) return setting.say(JSON.stringify(view))
    setting.say(
      given.flag('no-wait')
        ? `${name}@${version} is being ramped: live for ${view.traffic} %`
        : `${name}@${version} is live for everybody`,
    )
  },
}
