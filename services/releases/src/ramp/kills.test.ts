import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Alert } from '../alerts/alert.ts'
import type { Store } from '../store/store.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { canary } from '../registry/promote-and-canary.ts'
import { changeRegistry } from '../registry/registry-store.ts'
import {
  auditOf,
  frontServer,
  journalOf,
  rampProcess,
  seedRegistry,
  side,
  testClock,
  trafficOf,
} from '../testing/ramp-site.ts'
import { RampConflict } from './start-ramp.ts'

class Killed extends Error {}

/** A process's way to the store, which ends before its write number `at`, and with it everything that the process does. */
const killedAt = (store: Store, at: number) => {
  let writes = 0
  const write =
    <Args extends readonly unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (writes < at) writes += 1
      if (writes === at) throw new Killed()
      return call(...args)
    }
  const { create, write: replace, remove } = store
  return { ...store, create: write(create), write: write(replace), remove: write(remove) }
}

const good = { canary: side(40), rest: side(360), intervals: 12 }
const broken = { canary: side(10, 2), rest: side(90), intervals: 5 }

/** A release through its ramp; process after process where one is killed. Gives what is left. */
const ramped = async ({ canary, rest, intervals }: typeof good, killAt: number) => {
  const store = memoryStore()
  const clock = testClock()
  const sent: Alert[] = []
  await seedRegistry(store)
  const count = frontServer(store, clock)
  let kills = 0
  let process = rampProcess(killedAt(store, killAt), clock, sent)
  const alive = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (error instanceof RampConflict) return
      if (!(error instanceof Killed)) throw error
      kills += 1
      process = rampProcess(store, clock, sent)
      // Whoever started it saw no answer, and asks again.
      await alive(work)
    }
  }
  await alive(() => process.start())
  for (let turn = 0; turn < intervals; turn += 1) {
    clock.pass(6)
    await count(canary, rest)
    await alive(() => process.look())
    await alive(() => process.alerts.deliver())
  }
  clock.pass(120)
  await process.look()
  await process.alerts.deliver()
  const at = await process.chain.newest('mf-a')
  return { store, sent, kills, record: at?.record }
}

/** Every step once, none lost: journal, audit log, alerts, and each batch that was counted. */
const checkOnce = async (
  { store, sent, record }: Pick<Awaited<ReturnType<typeof ramped>>, 'store' | 'sent' | 'record'>,
  expected: { readonly journal: readonly string[]; readonly told: readonly string[] },
  visits: number,
) => {
  expect(await journalOf(store)).toEqual(expected.journal)
  expect((await auditOf(store)).map(({ action }) => action)).toEqual(expected.told.map((kind) => `ramp ${kind}`))
  expect([...new Set(sent.map(({ id }) => id))]).toHaveLength(expected.told.length)
  expect(record?.decisions.map(({ kind }) => kind)).toEqual(['started', ...expected.told])
  const { sequence = 0 } = record?.counted['front-1'] ?? {}
  expect(record?.progress.evidence.canary.visits).toBe(visits * sequence)
  expect(await store.list('alerts')).toEqual([])
}

const toEverybody = {
  journal: ['canary mf-a 1.1.0 10', 'canary mf-a 1.1.0 50', 'promote mf-a 1.1.0 100'],
  told: ['step', 'done'],
}
const takenBack = { journal: ['canary mf-a 1.1.0 10', 'canary mf-a 1.1.0 0'], told: ['aborted'] }

describe('killed before any of its writes', () => {
  it.each([
    { name: 'a good release', what: good, visits: 40, expected: toEverybody },
    { name: 'a broken release', what: broken, visits: 10, expected: takenBack },
  ])(
    'does no step of $name twice and loses none',
    async ({ what, visits, expected }) => {
      let writes = 0
      for (let killAt = 1; ; killAt += 1) {
        const left = await ramped(what, killAt)
        if (left.kills === 0) break
        await checkOnce(left, expected, visits)
        writes = killAt
      }
      expect(writes).toBeGreaterThan(10)
    },
    60_000,
  )
})

describe('two controllers at once', () => {
  it('of which one slept while it carried something out, undo nothing that a person did since', async () => {
    const store = memoryStore()
    const clock = testClock()
    await seedRegistry(store)
    let wake = (): void => undefined
    const asleep = new Promise<void>((done) => (wake = done))
    const sleeping: Store = {
      ...store,
      create: async (key, bytes) => {
        if (key.startsWith('generations/')) await asleep
        return store.create(key, bytes)
      },
    }
    const [slow, other] = [rampProcess(sleeping, clock), rampProcess(store, clock)]
    await other.start()
    clock.pass(6)
    await frontServer(store, clock)(side(10, 4), side(90))
    const slept = slow.look()
    await nextTurn()
    clock.pass(6)
    await other.look()
    expect(await trafficOf(store, '1.1.0')).toBe(0)
    // The same share as before the ramp was taken back: nothing but the order of changes tells that a person gave it.
    await changeRegistry(store, { action: 'canary', name: 'mf-a', version: '1.1.0', by: 'kim' }, (registry) =>
      canary(registry, 'mf-a', '1.1.0', 10),
    )
    wake()
    await slept
    expect(await trafficOf(store, '1.1.0')).toBe(10)
    expect(await journalOf(store)).toEqual(['canary mf-a 1.1.0 10', 'canary mf-a 1.1.0 0', 'canary mf-a 1.1.0 10'])
    expect((await auditOf(store)).map(({ action }) => action)).toEqual(['ramp aborted'])
  })

  it.each([
    { name: 'a good release', what: good, visits: 40, expected: toEverybody },
    { name: 'a broken release', what: broken, visits: 10, expected: takenBack },
  ])(
    'do each step of $name once, in whatever order their calls reach the store',
    async ({ what, visits, expected }) => {
      const { canary, rest, intervals } = what
      for (let seed = 1; seed <= 10; seed += 1) {
        let state = seed
        const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
        const store = memoryStore(async () => {
          while (random() < 0.3) await nextTurn()
        })
        const clock = testClock()
        const sent: Alert[] = []
        await seedRegistry(store)
        const count = frontServer(store, clock)
        const processes = [rampProcess(store, clock, sent), rampProcess(store, clock, sent)]
        await processes[0]?.start()
        for (let turn = 0; turn < intervals; turn += 1) {
          clock.pass(6)
          await Promise.all([count(canary, rest), ...processes.map(({ look }) => look())])
          await Promise.all(processes.map(({ look }) => look()))
          await Promise.all(processes.map(({ alerts }) => alerts.deliver()))
        }
        const record = (await processes[0]?.chain.newest('mf-a'))?.record
        await checkOnce({ store, sent, record }, expected, visits)
        expect(sent).toHaveLength(expected.told.length)
      }
    },
    60_000,
  )
})
