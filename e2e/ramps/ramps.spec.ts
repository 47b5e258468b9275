import { randomUUID } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, type RampView } from '@site/contracts/ramp-view'
import { expect, test, type Browser } from 'playwright/test'
import { startGuardedSite, type GuardedSite, type Others } from './support/guarded-site.ts'
import { startReceiver, type Receiver } from './support/receiver.ts'
import { createTeam, NAME, ONE_IN, OTHER_PATH, PATH, type Team } from './support/team.ts'
import { newVisitors, forEach, givenTo, glance, open, type Visitor } from './support/visitors.ts'

const WORDS = { first: 'Offers of spring', good: 'Offers of summer', bad: 'Offers of autumn' } as const
/** Between the report by which a release is known to be broken, and the decision. In s. */
const TAKEN_BACK_S = 10
/** Processes that wait for each core above which seconds say who else works here. */
const BUSY = 2

const dataDir = process.env['E2E_DATA_DIR']
const backend = process.env['E2E_BACKEND_URL']
let receiver: Receiver
let site: GuardedSite
let team: Team
let newcomers: ReturnType<typeof newVisitors>
let before: Others
let changesBefore = 0
/** What the page of the version says that everybody has. */
let live: string = WORDS.first

const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`
const isUnlucky = (number: number): boolean => number % ONE_IN === 0

test.describe.configure({ mode: 'serial' })
test.skip(dataDir === undefined || backend === undefined, 'needs the release store of a site it may copy')

test.beforeAll(async () => {
  if (dataDir === undefined || backend === undefined) return
  receiver = await startReceiver()
  site = await startGuardedSite({ dataDir, backend, team: 'offers', remote: NAME, receiver })
  team = await createTeam(site.registry, site.token)
  newcomers = newVisitors(site.address)
  before = await site.beside(NAME)
  changesBefore = (await site.changes()).length
  await team.write(WORDS.first, 'sound')
  await team.remote('publish')
  await team.remote('promote')
  await expect.poll(() => givenTo(site.address, randomUUID())).toBeDefined()
})
test.afterAll(async () => {
  await team?.stop()
  await site?.stop()
  receiver?.stop()
})

/** The ramp that `remote ship` has just started. */
const started = async (known: string | undefined): Promise<RampView> => {
  const of = async (): Promise<RampView | null> => {
    const ramp = await site.ramp(NAME)
    return ramp !== null && ramp.version !== known && ramp.traffic > 0 ? ramp : null
  }
  await expect.poll(of, { timeout: 600_000 }).not.toBeNull()
  const ramp = await of()
  if (ramp === null) throw new Error('the ramp is gone')
  return ramp
}
const now = async (): Promise<RampView> => {
  const ramp = await site.ramp(NAME)
  if (ramp === null) throw new Error(`${NAME} has no ramp`)
  return ramp
}
const failuresOf = ({ guards }: RampView) => {
  const found = guards.find(({ name }) => name === 'failures')
  if (found === undefined) throw new Error('nothing guards its failures')
  return found
}

/** What a visitor is sent, of whom it is sure that the page ran. On a busy machine its code may be late, and the last good version's is taken. */
const read = (browser: Browser, visitor: Visitor, path: string = PATH): Promise<string> =>
  open(browser, `${site.address}${path}`, visitor, (_page, sent) => Promise.resolve(sent))

const isOver = async (): Promise<boolean> => !isRunning((await now()).state)

/** A version, and the words of its page. */
interface Known {
  readonly version: string
  readonly words: string
}

/** Everybody visits, some at once. Each reads the words of the version that they are given, unless they are given another by then. */
const visit = async (
  browser: Browser,
  visitors: readonly Visitor[],
  { version, words }: Known,
  how: (browser: Browser, visitor: Visitor) => Promise<string> = (who, visitor) => read(who, visitor),
): Promise<void> =>
  forEach(visitors, async (visitor) => {
    const shown = await how(browser, visitor)
    // Asked of the front server: the record of a ramp says that shares moved a moment after they did.
    if ((await givenTo(site.address, visitor.id)) === version) expect(shown).toContain(words)
  })

test('a good release reaches everybody by itself, step by step', async ({ browser }) => {
  await team.write(WORDS.good, 'sound')
  const ship = team.start('ship', '--plan', '1,10,50,100', '--dwell', '0.05', '--visits', '4')
  const { version, against, plan, startedAt } = await started(undefined)
  expect(plan.steps.map(({ percent }) => percent)).toEqual([1, 10, 50, 100])
  // Somebody always comes, as to any site: visits from just before a ramp started count for none.
  while (!(await isOver())) {
    await visit(browser, await newcomers(against, 2, { over: isOver }), { version: against, words: WORDS.first })
    await visit(browser, await newcomers(version, 2, { over: isOver }), { version, words: WORDS.good })
  }
  expect(await ship.code, ship.said()).toBe(0)
  const { state, traffic, decisions } = await now()
  expect([state, traffic]).toEqual(['done', 100])
  expect(decisions.map(({ kind, by }) => [kind, by === 'controller'])).toEqual([
    ['started', false],
    ['step', true],
    ['step', true],
    ['done', true],
  ])
  expect(ship.said()).toContain(`${NAME}@${version} is live for everybody`)
  await expect.poll(() => givenTo(site.address, randomUUID())).toBe(version)
  live = WORDS.good
  console.log('a good release, seconds since its ramp started:')
  for (const { at, words } of decisions) console.log(`  ${seconds(Date.parse(startedAt), Date.parse(at))}  ${words}`)
})

/** Notes when the front server counted each failure: the moment before it was seen to have. */
const watchFailures = async () => {
  const first = await site.countedFailures()
  const times: number[] = []
  const ended = new AbortController()
  const done = (async () => {
    while (!ended.signal.aborted) {
      const asked = Date.now()
      const count = (await site.countedFailures()) - first
      while (times.length < count) times.push(asked)
      await sleep(50)
    }
  })()
  return {
    times: (): readonly number[] => times,
    stop: async (): Promise<void> => {
      ended.abort()
      await done
    },
  }
}

test('one that throws for one visitor in five is taken back by itself, and everybody is told why', async ({
  browser,
  page,
}) => {
  const good = await givenTo(site.address, randomUUID())
  await team.write(WORDS.bad, 'broken')
  const ship = team.start('ship', '--plan', '1,10,50,100', '--dwell', '0.05', '--visits', '100')
  const { version, against } = await started(good)
  expect(against).toBe(good)
  const [broken, sound] = [
    { version, words: WORDS.bad },
    { version: against, words: live },
  ]
  const over = isOver
  const lucky = (count: number) => newcomers(version, count, { over, wanted: (number) => !isUnlucky(number) })

  // Visits of before the ramp count for none: until one is counted, they come one by one.
  for (let taken = 0; failuresOf(await now()).canary.visits === 0; taken = (await now()).series.length) {
    await visit(browser, await lucky(1), broken)
    await expect.poll(async () => (await now()).series.length).toBeGreaterThan(taken)
  }
  let visits = failuresOf(await now()).canary.visits
  const failures = await watchFailures()
  let [unluckyOne, evidence] = [null as Visitor | null, 0]
  while (!(await over())) {
    evidence = (await now()).evidence
    const [unlucky] = await newcomers(version, 1, { over, wanted: isUnlucky })
    const [healthy, rest] = [await lucky(ONE_IN - 1), await newcomers(against, 4 * ONE_IN, { over })]
    if (unlucky === undefined || (await over())) break
    unluckyOne = unlucky
    // Its code throws in their browser: they read the last good version in its place, and nothing of a failure.
    const counted = failures.times().length
    await open(browser, `${site.address}${PATH}`, unlucky, async (tab) => {
      await expect(tab.locator('main')).toContainText(live)
      await expect(tab.locator('main')).not.toContainText(WORDS.bad)
    })
    await expect.poll(() => failures.times().length).toBeGreaterThan(counted)
    await visit(browser, healthy, broken)
    // One of them stays for the code of the page; the others have read it and go.
    await visit(browser, rest.slice(0, 1), sound)
    await visit(browser, rest.slice(1), sound, (...who) => glance(who[0], `${site.address}${PATH}`, who[1]))
    visits += 1 + healthy.length
    await expect.poll(async () => (await over()) || failuresOf(await now()).canary.visits >= visits).toBe(true)
  }
  await failures.stop()
  const aborted = await now()
  const decision = aborted.decisions.at(-1)
  const enough = failures.times().findLast((time) => time <= Date.parse(decision?.at ?? ''))
  if (decision === undefined || enough === undefined || unluckyOne === null) throw new Error('nothing was decided')
  expect([aborted.state, aborted.traffic, decision.kind, decision.guard, decision.by]).toEqual([
    'aborted',
    0,
    'aborted',
    'failures',
    'controller',
  ])
  expect(evidence, 'before the last visitor whose page failed').toBeLessThan(1 / aborted.plan.wrongAlarm)
  expect(aborted.evidence).toBeGreaterThanOrEqual(1 / aborted.plan.wrongAlarm)
  expect(await ship.code).toBe(1)
  expect(ship.said()).toContain(decision.words)

  const { id, number } = unluckyOne
  await expect.poll(() => givenTo(site.address, id)).toBe(good)
  expect(await read(browser, { id, number })).toContain(live)
  expect(await read(browser, { id, number }, OTHER_PATH)).toContain('First step')

  await test.step('the webhook came, signed', async () => {
    const told = () => receiver.alerts().find(({ type, data }) => type === 'ramp.aborted' && data.version === version)
    await expect
      .poll(told)
      .toMatchObject({ data: { remote: NAME, guard: 'failures', percent: 0, words: decision.words } })
    expect(receiver.refusesOtherBody()).toBe(true)
  })
  await test.step('the console shows why', async () => {
    await page.addInitScript((token) => {
      if (window.location.protocol !== 'about:') sessionStorage.setItem('registry-token', token)
    }, site.token)
    await page.goto(`${site.registry}/console/ramps/${NAME}/${version}`)
    await expect(page.getByText('Taken back by itself').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(decision.words)
    const { canary } = failuresOf(aborted)
    await expect(page.getByRole('row', { name: /^Its own failures/ })).toContainText(`of ${canary.visits}`)
  })
  await test.step('nothing of another remote moved', async () => {
    expect(await site.beside(NAME)).toEqual(before)
    expect(Object.keys(before.shares).length).toBeGreaterThan(3)
    const changes = (await site.changes()).slice(changesBefore)
    expect(new Set(changes.map(({ name }) => name))).toEqual(new Set([NAME]))
    expect(changes.at(-1)).toMatchObject({ action: 'canary', version, by: expect.stringMatching(/^ramp of offers\//) })
  })
  console.log(`a release that throws for one visitor in ${ONE_IN}: ${decision.words}`)
  console.log(`  decided ${seconds(enough, Date.parse(decision.at))} after the failure that made it enough was counted`)
  const [load = 0] = loadavg()
  const isBusy = load > BUSY * availableParallelism()
  if (isBusy) console.log(`  not judged: others use this machine (load ${load.toFixed(0)})`)
  else expect(Date.parse(decision.at) - enough).toBeLessThanOrEqual(TAKEN_BACK_S * 1000)
})
