import { fakePackage } from '@site/releases/testing/fake-package'
import type { RampView } from '@site/contracts/ramp-view'
import { defaultPlan } from '@site/contracts/ramp-plan'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDist } from '../build/read-dist.ts'
import { main } from '../main.ts'
import { startFakeRegistry, refuse, type FakeRegistry } from '../testing/fake-registry.ts'
import { fakeSetting } from '../testing/fake-setting.ts'

let registry: FakeRegistry
let work = ''
let folder = ''
let version = ''

beforeEach(async () => {
  registry = await startFakeRegistry()
  work = await mkdtemp(join(tmpdir(), 'remote-ship-'))
  folder = await fakePackage(work, 'mf-a', { paths: ['/a'] })
  version = `1.0.0-${(await readDist({ folder, name: 'mf-a' })).contentHash.slice(0, 10)}`
  registry.answer('GET /v1/shared', { shell: '1.0.0', contract: '1.0.0', sharedModules: {}, sharedVersions: {} })
  registry.answer('GET /v1/status', { remotes: [] })
})
afterEach(async () => {
  await registry.stop()
  await rm(work, { recursive: true, force: true })
})

const ramp = (rest: Partial<RampView> = {}): RampView => ({
  name: 'mf-a',
  version,
  against: '0.9.0',
  state: 'running',
  startedAt: '2027-01-01T00:00:00.000Z',
  endedAt: null,
  by: 'team-a/token:1',
  plan: defaultPlan,
  step: 0,
  stepSince: '2027-01-01T00:00:00.000Z',
  stepVisits: 0,
  waiting: { for: 'time', left: 600 },
  traffic: 1,
  guards: [],
  evidence: 1,
  named: [],
  series: [],
  decisions: [
    {
      at: '2027-01-01T00:00:00.123Z',
      kind: 'started',
      words: 'Started against 0.9.0.',
      by: 'team-a/token:1',
      guard: null,
    },
  ],
  ...rest,
})
const more = (kind: 'done' | 'aborted' | 'step', words: string): RampView['decisions'] => [
  ...ramp().decisions,
  { at: '2027-01-01T01:00:00.000Z', kind, words, by: 'controller', guard: kind === 'aborted' ? 'failures' : null },
]

const run = async (args: readonly string[] = [], stopped: () => Promise<void> = () => new Promise(() => undefined)) => {
  const env = { REMOTE_TOKEN: 'x', REGISTRY_URL: registry.address, PATH: process.env['PATH'] }
  const { setting, said, told } = fakeSetting({ cwd: folder, env, stopped })
  return { code: await main(['ship', '--no-build', ...args], setting), said: said(), told: told() }
}
const asked = () => {
  const call = registry.calls.find(({ path }) => path === '/v1/remotes/mf-a/ramp')
  return call === undefined ? undefined : JSON.parse(call.body.toString())
}

describe('remote ship', () => {
  it('publishes, starts the ramp, tells its decisions, and ends with 0 once everybody has it', async () => {
    registry.answer('POST /v1/remotes/mf-a/ramp', ramp())
    registry.answer(
      `GET /v1/ramps/mf-a/${version}`,
      ramp({ state: 'done', traffic: 100, decisions: more('done', '50 % → 100 %.') }),
    )
    const { code, said, told } = await run()
    expect(code).toBe(0)
    expect(said.split('\n')).toEqual([
      '2027-01-01T00:00:00Z  Started against 0.9.0.',
      '2027-01-01T01:00:00Z  50 % → 100 %.',
      `mf-a@${version} is live for everybody`,
    ])
    expect(told).toMatch(/1 % now; 10 more min at least before 10 %/)
    expect(asked()).toEqual({ version })
  })

  it('ends with 1 when it was taken back, and says by what', async () => {
    registry.answer('POST /v1/remotes/mf-a/ramp', ramp())
    const words = 'Taken back at 1 %: its own failures in 6 of 30 visits (20 %, …).'
    registry.answer(
      `GET /v1/ramps/mf-a/${version}`,
      ramp({ state: 'aborted', traffic: 0, decisions: more('aborted', words) }),
    )
    const { code, told } = await run()
    expect(code).toBe(1)
    expect(told).toContain(`did not reach everybody: ${words}`)
    expect(told).toMatch(/Visitors have the version before it again/)
  })

  it('leaves the ramp to go on when a person stops waiting, and finds it again', async () => {
    registry.answer(`GET /v1/ramps/mf-a/${version}`, ramp())
    registry.fault(
      ({ path }, response) =>
        path === '/v1/remotes/mf-a/ramp' &&
        refuse(409, { error: 'It is being ramped.', code: 'conflict' })(
          { method: '', path, authorization: '', body: Buffer.alloc(0) },
          response,
        ),
    )
    const { code, said, told } = await run([], () => Promise.resolve())
    expect(code).toBe(1)
    expect(said).toContain('Started against 0.9.0.')
    expect(told).toMatch(/You left while mf-a@\S+ is at 1 %.[\s\S]*The ramp goes on by itself/)
  })

  it('takes a plan, and waits for nothing where it need not', async () => {
    registry.answer('POST /v1/remotes/mf-a/ramp', ramp())
    expect((await run(['--plan', '5, 20,100', '--dwell', '2', '--no-wait'])).said).toBe(
      `mf-a@${version} is being ramped: live for 1 %`,
    )
    expect(asked().plan.steps).toEqual([
      { percent: 5, dwellS: 120, visits: 100 },
      { percent: 20, dwellS: 120, visits: 2450 },
      { percent: 100, dwellS: 0, visits: 0 },
    ])
  })

  it.each([['10,5,100'], ['10,50'], ['ten,100'], ['0,100'], ['10,200']])('takes no plan such as %s', async (plan) => {
    const { code, told } = await run(['--plan', plan])
    expect(code).toBe(2)
    expect(told).toMatch(/is no plan/)
    expect(registry.calls).toEqual([])
  })
})
