import type { FailureReport } from '@site/contracts/failure-report'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RemoteError } from '../composition/load-page.ts'
import { outsideError } from './charge.ts'
import { createReporter, reportUncaught } from './report.ts'

const bodies: Promise<string>[] = []
const sent = async (): Promise<FailureReport[]> => (await Promise.all(bodies)).map((body) => JSON.parse(body))

beforeEach(() => {
  bodies.length = 0
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  Object.assign(navigator, {
    sendBeacon: (_path: string, body: Blob) => {
      bodies.push(body.text())
      return true
    },
  })
  window.history.replaceState(null, '', '/sports?q=private#b')
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  window.history.replaceState(null, '', '/')
})

const of = (remote: string, message: string): Error =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n at f (/releases/${remote}/1.0.0/a.js:1:1)` })

describe('a report', () => {
  it('says who is charged, in which document, and nothing of the address but its path', async () => {
    const { report } = createReporter('c1', false)
    window.history.replaceState(null, '', '/planner')
    report(of('mf-a', 'broken'), { where: 'handler', remote: 'mf-b', version: 'feed 3' })
    expect(await sent()).toEqual([
      {
        composition: 'c1',
        message: 'broken',
        path: '/planner',
        context: { remote: 'mf-a', version: '1.0.0', where: 'handler' },
        charged: true,
        document: '/sports',
        earlier: [],
        entered: [],
      },
    ])
  })

  it('names the region of a failure that nobody is charged with', async () => {
    const error = new RemoteError('mf-a', '1.0.0', 'late', outsideError('late'))
    createReporter('c1', false).report(error, {}, { region: error })
    const [report] = await sent()
    expect(report).toMatchObject({ charged: false })
    expect(report?.context).toEqual({ remote: 'mf-a', version: '1.0.0' })
  })

  it('lists who was charged in the document before, each once, nobody as an empty name', async () => {
    const { report } = createReporter('c1', false)
    for (const error of [of('mf-a', '1'), of('mf-a', '2'), outsideError('3'), of('mf-b', '4'), outsideError('5')])
      report(error)
    expect((await sent()).map(({ earlier }) => earlier)).toEqual([
      [],
      ['mf-a'],
      ['mf-a'],
      ['mf-a', ''],
      ['mf-a', '', 'mf-b'],
    ])
  })

  it('is sent once for each failure, and for the same error told of twice', async () => {
    const { report } = createReporter('c1', false)
    report(of('mf-a', 'same'))
    report(of('mf-a', 'same'))
    const error = of('mf-a', 'told twice')
    report(error, { where: 'call' })
    report(error, { where: 'promise' })
    expect(await sent()).toHaveLength(2)
  })

  it('of a quiet failure is not on the console, and nobody’s goes out once in a document', async () => {
    const { report } = createReporter('c1', false)
    for (const name of ['events', 'hotels']) report(outsideError(name), { call: name }, { quiet: true })
    report(of('mf-a', 'malformed'), { call: 'events' }, { quiet: true })
    expect((await sent()).map(({ message }) => message)).toEqual(['events', 'malformed'])
    expect(console.error).not.toHaveBeenCalled()
  })

  it('tells once that the visitor came to a release within the document, and reports say so', async () => {
    const { report, enter } = createReporter('c1', false)
    const release = { remote: 'mf-b', version: '1.0.0' }
    enter(release)
    enter({ ...release, version: '1.1.0' })
    report(of('mf-b', 'x'))
    expect(await sent()).toEqual([{ composition: 'c1', release }, expect.objectContaining({ entered: [release] })])
    createReporter('c1', true).enter(release)
    expect(await sent()).toHaveLength(2)
  })

  it('says so where the visitor chose versions', async () => {
    createReporter('c1', true).report(of('mf-a', 'x'))
    expect(await sent()).toMatchObject([{ overridden: true }])
  })
})

describe('reportUncaught', () => {
  it('reports errors of handlers and promises, and ignores events without an error', () => {
    const report = vi.fn()
    reportUncaught(window, report)
    const error = new Error('no')
    window.dispatchEvent(Object.assign(new Event('error'), { error }))
    window.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'ResizeObserver loop' }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }))
    expect(report.mock.calls).toEqual([
      [error, { where: 'handler' }],
      [error, { where: 'promise' }],
    ])
  })
})
