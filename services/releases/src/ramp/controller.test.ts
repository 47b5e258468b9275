import { describe, expect, it } from 'vitest'
import type { Alert } from '../alerts/alert.ts'
import { canary, promote } from '../registry/promote-and-canary.ts'
import { changeRegistry } from '../registry/registry-store.ts'
import type { Store } from '../store/store.ts'
import { memoryStore } from '../testing/memory-store.ts'
import {
  auditOf,
  frontServer,
  journalOf,
  quickPlan,
  rampProcess,
  seedRegistry,
  side,
  testClock,
  trafficOf,
} from '../testing/ramp-site.ts'
import { storeBatch } from './measured-store.ts'
import { holdRamp, startRamp } from './start-ramp.ts'

const site = async (store: Store = memoryStore()) => {
  const clock = testClock()
  const sent: Alert[] = []
  await seedRegistry(store)
  const process = rampProcess(store, clock, sent)
  return { store, clock, sent, ...process, count: frontServer(store, clock) }
}
type Site = Awaited<ReturnType<typeof site>>

/** So many intervals of five seconds, each with the same visits on both sides. */
const runs = async ({ clock, count, look }: Site, intervals: number, canarySide = side(40), restSide = side(360)) => {
  for (let turn = 0; turn < intervals; turn += 1) {
    clock.pass(5)
    await count(canarySide, restSide)
    await look()
  }
}
const kindsOf = async ({ view }: Site) => (await view()).decisions.map(({ kind }) => kind)

/** Changes shares as a person does, without rendering pages. */
const byHand = (
  store: Store,
  change: Parameters<typeof changeRegistry>[2],
  action: 'canary' | 'promote' | 'rollback' = 'canary',
) => changeRegistry(store, { action, name: 'mf-a', version: '1.1.0', by: 'team-a/token:9' }, change)

describe('a ramp', () => {
  it('brings a good release to everybody by itself, and touches nothing else', async () => {
    const all = await site()
    await all.start()
    expect(await trafficOf(all.store, '1.1.0')).toBe(10)
    await runs(all, 8)
    expect(await journalOf(all.store)).toEqual([
      'canary mf-a 1.1.0 10',
      'canary mf-a 1.1.0 50',
      'promote mf-a 1.1.0 100',
    ])
    const { state, endedAt, traffic, decisions, series } = await all.view()
    expect({ state, traffic }).toEqual({ state: 'done', traffic: 100 })
    expect(endedAt).not.toBeNull()
    expect(decisions.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'started team-a/token:1',
      'step controller',
      'done controller',
    ])
    expect(series.at(-1)?.canary.visits).toBe(240)
  })

  it('takes back a release that throws for one visitor in five, says why with its figures, and tells people', async () => {
    const all = await site()
    await all.start()
    await runs(all, 3, side(10, 2), side(90))
    expect(await trafficOf(all.store, '1.1.0')).toBe(0)
    expect(await trafficOf(all.store, '1.0.0')).toBe(100)
    const { state, decisions } = await all.view()
    expect(state).toBe('aborted')
    expect(decisions.at(-1)).toMatchObject({
      guard: 'failures',
      words: expect.stringMatching(
        /^Taken back at 10 %: its own failures in \d of \d0 visits \(20 %, between [\d.]+ % and \d+ %\), with 1\.0\.0 in 0 of \d+ visits \(0 %, between 0 % and [\d.]+ %\); evidence \d+, 50 is enough\.$/,
      ),
    })
    expect((await auditOf(all.store)).map(({ action, team, detail }) => [action, team, detail])).toEqual([
      ['ramp aborted', 'team-a', decisions.at(-1)?.words],
    ])
    await all.alerts.deliver()
    expect(all.sent.map(({ kind, remote, percent }) => [kind, remote, percent])).toEqual([['aborted', 'mf-a', 0]])
  })

  it('waits for visits where there are few, and says so', async () => {
    const all = await site()
    await all.start()
    await runs(all, 10, side(1), side(9))
    const { state, waiting, traffic } = await all.view()
    expect({ state, waiting, traffic }).toEqual({ state: 'running', waiting: { for: 'visits', left: 90 }, traffic: 10 })
  })

  it('blames nobody and takes no step while the rest fails too', async () => {
    const all = await site()
    await all.start()
    await runs(all, 1)
    await runs(all, 5, side(40, 30), side(360, 250))
    expect((await all.view()).state).toBe('outage')
    await runs(all, 11)
    expect(await kindsOf(all)).toEqual(['started', 'outage', 'outage-over', 'step', 'done'])
    await all.alerts.deliver()
    expect(all.sent.map(({ kind }) => kind)).toEqual(['outage', 'step', 'done'])
  })

  it('counts a batch once, however often and late it is sent', async () => {
    const all = await site()
    await all.start()
    const at = all.clock.now().toISOString()
    const send = () =>
      storeBatch(
        all.store,
        'mf-a',
        { front: 'front-2', sequence: 7 },
        { from: at, to: at, versions: { '1.1.0': side(5), '1.0.0': side(45) } },
      )
    for (let turn = 0; turn < 4; turn += 1) {
      await send()
      all.clock.pass(5)
      await all.look()
    }
    expect((await all.view()).stepVisits).toBe(5)
    expect(await all.store.list('measured')).toEqual([])
  })

  it('counts nothing of before it', async () => {
    const all = await site()
    await all.count(side(500, 500), side(500))
    all.clock.pass(1)
    await all.start()
    await runs(all, 1)
    expect((await all.view()).stepVisits).toBe(40)
  })

  it('keeps few records, and those of the ramps before', async () => {
    const all = await site()
    await all.start({
      ...quickPlan,
      steps: [
        { percent: 10, dwellS: 3600, visits: 100 },
        { percent: 100, dwellS: 0, visits: 0 },
      ],
    })
    await runs(all, 120)
    expect((await all.store.list('ramps')).length).toBeLessThanOrEqual(30)
    expect((await all.view()).series.length).toBeLessThanOrEqual(200)
    await byHand(all.store, (registry) => canary(registry, 'mf-a', '1.1.0', 0))
    await all.look()
    await all.start()
    await runs(all, 60)
    expect((await all.chain.ramps()).map(({ state }) => state)).toEqual(['rolled-back', 'done'])
  })
})

describe('a person', () => {
  it('has it wait and go on; it is watched meanwhile', async () => {
    const all = await site()
    await all.start()
    const parts = { ...all, now: all.clock.now, needsVerdict: false }
    await holdRamp(parts, { name: 'mf-a', by: 'team-a/token:2', hold: true })
    await runs(all, 8)
    expect(await all.view()).toMatchObject({ state: 'held', traffic: 10, waiting: null, stepVisits: 320 })
    await holdRamp(parts, { name: 'mf-a', by: 'team-a/token:2', hold: false })
    await runs(all, 5)
    expect(await kindsOf(all)).toEqual(['started', 'hold', 'resume', 'step', 'done'])
  })

  it('ends it by a change of their own, which stays', async () => {
    const all = await site()
    await all.start()
    await byHand(all.store, (registry) => canary(registry, 'mf-a', '1.1.0', 25))
    await runs(all, 8)
    const { state, traffic, decisions } = await all.view()
    expect({ state, traffic }).toEqual({ state: 'taken-over', traffic: 25 })
    expect(decisions.at(-1)).toMatchObject({
      by: 'team-a/token:9',
      words: 'Ended by hand at 25 %: canary 1.1.0 by team-a/token:9.',
    })
    expect(await trafficOf(all.store, '1.1.0')).toBe(25)
  })

  it('takes it back, and may promote it after it was aborted', async () => {
    const all = await site()
    await all.start()
    await byHand(all.store, (registry) => canary(registry, 'mf-a', '1.1.0', 0), 'rollback')
    await runs(all, 1)
    expect(await all.view()).toMatchObject({ state: 'rolled-back', traffic: 0 })
    await all.start()
    await runs(all, 3, side(10, 5), side(90))
    await byHand(all.store, (registry) => promote(registry, 'mf-a', '1.1.0'), 'promote')
    await runs(all, 3)
    expect(await trafficOf(all.store, '1.1.0')).toBe(100)
    expect((await all.view()).state).toBe('aborted')
  })

  it('cannot start a second ramp of the remote, nor one without a passed verdict where the site wants it', async () => {
    const all = await site()
    await all.start()
    await expect(all.start()).rejects.toThrow('mf-a@1.1.0 is being ramped')
    const other = await site()
    const parts = { ...other, now: other.clock.now, needsVerdict: true }
    await expect(
      startRamp(parts, { name: 'mf-a', version: '1.1.0', plan: quickPlan, by: 'team-a/token:1' }),
    ).rejects.toThrow('needs a passed verdict')
  })
})
