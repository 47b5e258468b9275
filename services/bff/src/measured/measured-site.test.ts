import type { FailureReport } from '@site/contracts/failure-report'
import type { MeasuredBatch } from '@site/contracts/measured-batch'
import type { Registry } from '@site/contracts/registry'
import type { RumBeacon } from '@site/contracts/rum'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRelease, canary } from '../../../releases/src/registry/promote-and-canary.ts'
import { fakeRelease, fakeRoute, registryOf } from '../../../releases/src/testing/fake-release.ts'
import { startFront, type Front } from '../testing/front.ts'
import { createCounts, type Counts } from './counts.ts'
import { COUNTED_FAILURES, type FailureOutcome } from './create-measuring.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
/** In the canary's half of visitors, and in the other. */
const visitors = { canary: '', rest: '' }

const events = fakeRelease('mf-events', '1.0.0', {
  routes: [fakeRoute('/'), fakeRoute('/sports')],
  contributions: { slots: [{ name: 'mf-events/below', props: 1, bytes: 9000 }], measures: ['found'] },
})
const planner = (version: string) =>
  fakeRelease('mf-planner', version, {
    routes: [fakeRoute('/planner')],
    contributions: {
      fills: [{ slot: 'mf-events/below', props: 1, order: 1, component: 'Below' }],
      measures: ['plans-shared'],
    },
  })
const legal = fakeRelease('mf-legal', '1.0.0', { routes: [fakeRoute('/terms')] })
const everybody = registryOf(fakeRelease('shell', '1.0.0'), events, planner('1.0.0'), legal)
const half: Registry = canary(addRelease(everybody, planner('1.1.0')), 'mf-planner', '1.1.0', 50)

let front: Front
let counts: Counts
let failures: FailureOutcome[]
const start = async (registry: Registry): Promise<void> => {
  counts = createCounts()
  failures = []
  const measured = { counts, onFailure: (outcome: FailureOutcome) => failures.push(outcome) }
  front = await startFront({}, {}, { registry, measured })
}
afterEach(() => front.stop())

const get = (path: string, id: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${front.address}${path}`, { method, headers: { 'user-agent': CHROME, cookie: `visitor=${id}`, ...headers } })

/** The composition of a visitor, as a page names it. */
const compositionOf = async (id: string): Promise<string> =>
  (await get('/terms', id)).headers.get('x-composition') ?? ''

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${front.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
    body: JSON.stringify(body),
  })
const report = (composition: string, rest: Partial<FailureReport>, headers: Record<string, string> = {}) => {
  const whole: FailureReport = {
    composition,
    message: 'm',
    path: '/planner',
    context: {},
    document: '/planner',
    ...rest,
  }
  return send('/report', whole, headers)
}
const charged = (remote: string, version: string): Partial<FailureReport> => ({
  charged: true,
  context: { remote, version },
})

/** Counts arrive after the answer. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50))
const taken = async (): Promise<MeasuredBatch['remotes']> => {
  await settled()
  return counts.take() ?? {}
}

/** A visitor's id that falls into a version. */
const findVisitor = async (version: string): Promise<string> => {
  for (let n = 0; n < 100; n += 1) {
    const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const answer = await get('/composition.json', id)
    if ((await answer.text()).includes(`"${version}"`)) return id
  }
  throw new Error(`nobody gets ${version}`)
}

describe('while mf-planner has a canary', () => {
  beforeEach(async () => {
    await start(half)
    visitors.canary ||= await findVisitor('1.1.0')
    if (visitors.rest !== '') return
    for (let n = 0; visitors.rest === ''; n += 1) {
      const id = `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`
      const composed = await (await get('/composition.json', id)).text()
      if (!composed.includes('/mf-planner/1.1.0/')) visitors.rest = id
    }
  })

  it('counts a visit for the version that the visitor has, on its own pages and where it fills a slot', async () => {
    await get('/planner', visitors.canary)
    await get('/sports', visitors.canary)
    await get('/planner', visitors.rest)
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.1.0': { visits: 2 }, '1.0.0': { visits: 1 } } })
  })

  it('counts a page that the browser has already, which is loaded all the same', async () => {
    // Packed, it has another name once it is packed better.
    const plain = { 'accept-encoding': 'identity' }
    const first = await get('/planner', visitors.canary, plain)
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/planner', visitors.canary, { ...plain, 'if-none-match': etag })).status).toBe(304)
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.1.0': { visits: 2 } } })
  })

  it.each([
    ['pages without the remote', () => get('/terms', visitors.canary)],
    ['an unknown address', () => get('/nowhere', visitors.canary)],
    ['versions that were chosen', () => get('/planner?mf-planner=1.0.0', visitors.canary)],
    ['a preview that has ended', () => get('/planner?preview=a-token-of-22-letters1', visitors.canary)],
    [
      'a crawler',
      () => get('/planner', visitors.canary, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    ],
    ['a program', () => get('/planner', visitors.canary, { 'user-agent': 'curl/8.1' })],
    ['a question for the headers', () => get('/planner', visitors.canary, {}, 'HEAD')],
  ])('counts no visit for %s', async (_, visit) => {
    await visit()
    expect(await taken()).toEqual({})
  })

  it('counts a visitor who comes to the canary within a document, and its failures there', async () => {
    const composition = await compositionOf(visitors.canary)
    const release = { remote: 'mf-planner', version: '1.1.0' }
    expect((await send('/report/entered', { composition, release })).status).toBe(204)
    const failed = { ...charged('mf-planner', '1.1.0'), document: '/terms', entered: [release, release, release] }
    await report(composition, failed)
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.1.0': { visits: 1, failures: 1 } } })
    await send('/report/entered', { composition: '000000000000', release })
    await send('/report/entered', { composition, release: { ...release, version: '9.9.9' } })
    await send('/report/entered', { composition, release: { remote: 'mf-events', version: '1.0.0' } })
    expect(await taken()).toEqual({})
  })

  it('tells browsers on the way to another page which remotes have a canary, and no page', async () => {
    const composed: unknown = await (await get('/composition.json', visitors.rest)).json()
    expect(composed).toMatchObject({ canaries: ['mf-planner'] })
    expect(await (await get('/planner', visitors.rest)).text()).not.toContain('canaries')
  })

  it('charges a failure to the canary that threw, in the visits that hold it', async () => {
    const composition = await compositionOf(visitors.canary)
    await report(composition, charged('mf-planner', '1.1.0'))
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.1.0': { failures: 1, others: 0, errors: 0 } } })
    expect(failures).toEqual(['counted'])
  })

  it('counts a failure of the page’s remote as one of another release for the canary in its slot', async () => {
    const composition = await compositionOf(visitors.canary)
    await report(composition, { ...charged('mf-events', '1.0.0'), path: '/sports', document: '/sports' })
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.1.0': { failures: 0, others: 1 } } })
  })

  it('counts what nobody is charged with as an error of the page', async () => {
    const composition = await compositionOf(visitors.rest)
    await report(composition, { charged: false, context: { remote: 'mf-planner', version: '1.0.0' } })
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.0.0': { failures: 0, errors: 1 } } })
  })

  it('counts reports of a shell that is older than their fields by the release that they name', async () => {
    const composition = await compositionOf(visitors.canary)
    const context = { remote: 'mf-planner', version: '1.1.0' }
    await send('/report', { composition, message: 'm', path: '/planner', context })
    await send('/report', { composition, message: 'm', path: '/planner', context: {} })
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.1.0': { failures: 1, errors: 1 } } })
  })

  it.each([
    ['of a document that did not hold the remote', { document: '/terms', ...charged('mf-planner', '1.1.0') }],
    ['of a version that is not published', charged('mf-planner', '9.9.9')],
    ['of an object’s own property', charged('__proto__', '1.0.0')],
    ['of somebody who chose versions', { overridden: true as const, ...charged('mf-planner', '1.1.0') }],
    ['that the document reported before', { ...charged('mf-planner', '1.1.0'), earlier: ['mf-planner'] }],
  ])('counts no failure %s', async (_, rest) => {
    await report(await compositionOf(visitors.canary), rest)
    expect(await taken()).toEqual({})
  })

  it('counts nothing in a composition that no visitor was given', async () => {
    await report('000000000000', charged('mf-planner', '1.1.0'))
    expect(await taken()).toEqual({})
  })

  it('counts so many failures of one address a minute, however many it sends', async () => {
    const composition = await compositionOf(visitors.canary)
    const flood = Array.from({ length: 80 }, (_, n) =>
      report(
        composition,
        { ...charged('mf-planner', '1.1.0'), message: `m${n}` },
        { 'x-forwarded-for': '203.0.113.7' },
      ),
    )
    const statuses = await Promise.all(flood.map(async (answer) => (await answer).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    await report(composition, charged('mf-planner', '1.1.0'), { 'x-forwarded-for': '203.0.113.8' })
    expect(await taken()).toMatchObject({ 'mf-planner': { '1.1.0': { failures: COUNTED_FAILURES + 1 } } })
    expect(failures.filter((outcome) => outcome === 'over the limit')).toHaveLength(60 - COUNTED_FAILURES)
  })

  it('counts vitals for what the page holds, and only measures that the release declared, once each', async () => {
    const composition = await compositionOf(visitors.canary)
    const beacon: RumBeacon = {
      composition,
      path: '/planner',
      vitals: { LCP: 1500, CLS: 0 },
      remotes: [],
      named: [
        { remote: 'mf-planner', name: 'plans-shared' },
        { remote: 'mf-planner', name: 'plans-shared' },
        { remote: 'mf-planner', name: 'made-up' },
        { remote: 'mf-events', name: 'found' },
      ],
    }
    expect((await send('/rum', beacon)).status).toBe(204)
    const { 'mf-planner': planners, ...others } = await taken()
    expect(others).toEqual({})
    expect(Object.keys(planners?.['1.1.0']?.vitals ?? {})).toEqual(['LCP', 'CLS'])
    expect(planners?.['1.1.0']?.named).toEqual({ 'plans-shared': 1 })
    await send('/rum', { ...beacon, overridden: true })
    expect(await taken()).toEqual({})
  })
})

it('counts nothing while everybody has the same versions', async () => {
  await start(everybody)
  await get('/planner', visitors.canary)
  await report(await compositionOf(visitors.canary), charged('mf-planner', '1.0.0'))
  expect(await taken()).toEqual({})
})
