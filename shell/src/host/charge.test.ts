import { BackendError } from '@stageside/kit'
import { FILES_ERROR } from '@site/contracts/module-loader'
import { describe, expect, it } from 'vitest'
import { chargedRelease, outsideError, releaseFromStack, releaseOfComponent } from './charge.ts'

const EVENTS = 'at f (https://site.example/releases/mf-events/1.0.0/assets/page-Ab1.js:1:2)'
const PLANNER = 'at g (https://site.example/releases/mf-planner/2.0.0/assets/part-Cd2.js:1:2)'
const SHELL = 'at h (https://site.example/releases/shell/3.0.0/assets/main-Ef3.js:1:2)'
const RENDERER = 'at r (https://site.example/releases/shell/3.0.0/assets/react-dom-Gh4.js:1:2)'

const events = { remote: 'mf-events', version: '1.0.0' }
const planner = { remote: 'mf-planner', version: '2.0.0' }
const shell = { remote: 'shell', version: '3.0.0' }

const thrown = (frames: readonly string[], message = 'no', rest: object = {}): Error =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...frames].join('\n') }, rest)

describe('releaseFromStack', () => {
  it.each([
    ['at x (https://site.example/releases/mf-legal/1.2.0-a1b2/assets/terms.js:1:2)', 'mf-legal', '1.2.0-a1b2'],
    ['at x (https://site.example/releases/mf-legal/1.2.0~3/assets/terms.js:1:2)', 'mf-legal', '1.2.0'],
    ['x@https://site.example/releases/mf-legal/1.2.0/assets/terms.js:1:2', 'mf-legal', '1.2.0'],
    ['at x (/releases/mf-a/1.0.0/a.js)\n at y (/releases/shell/2.0.0/main.js)', 'mf-a', '1.0.0'],
  ])('finds the release in: %s', (stack, remote, version) =>
    expect(releaseFromStack(stack)).toEqual({ remote, version }),
  )
  it('returns nothing for a stack that names no release', () =>
    expect(releaseFromStack('at x (chrome-extension://a/b.js:1:1)')).toBeNull())
})

it('finds the remote of a component among the shared elements of the shell', () =>
  expect(releaseOfComponent(`at div\n${SHELL}\n${EVENTS}\n${SHELL}`)).toEqual(events))

describe('a failure is charged to', () => {
  it.each([
    ['the release whose code threw', thrown([EVENTS, RENDERER]), events, events],
    [
      'the owner of a slot whose own code threw, when the part in it ran that',
      thrown([EVENTS, PLANNER]),
      planner,
      events,
    ],
    ['the part in a slot whose code threw, in a page of another', thrown([PLANNER, EVENTS]), planner, planner],
    ['the region, when the renderer threw of it', thrown([RENDERER]), planner, planner],
    ['the region, when a library of the shell threw', thrown([SHELL, RENDERER]), planner, planner],
    ['the shell, when its code threw outside of all regions', thrown([SHELL, EVENTS]), null, shell],
    ['nobody, when no stack names a release', thrown(['at x (chrome-extension://a/b.js:1:1)']), null, null],
    ['the region, when what was thrown is no error', 'a text', planner, planner],
    ['nobody by an address in the message', thrown([], `cannot read ${EVENTS}`), null, null],
  ])('%s', (_, error, region, expected) => expect(chargedRelease(error, region)).toEqual(expected))
})

const call = (kind: BackendError['kind'], status?: number): Error =>
  Object.assign(new BackendError(kind, 'no', status === undefined ? {} : { status }), { stack: SHELL })

describe('a call that failed', () => {
  it.each([400, 405, 413, 415, 422])('charges whose it was when it is refused with %i, as malformed', (status) =>
    expect(chargedRelease(call('http', status), planner)).toEqual(planner),
  )
  it.each([
    ['fetch', undefined],
    ['timeout', undefined],
    ['relay', 500],
    ['http', 500],
    ['http', 503],
    ['http', 504],
    ['http', 429],
    ['http', 404],
    ['aborted', undefined],
  ] as const)('charges nobody: %s %s', (kind, status) => expect(chargedRelease(call(kind, status), planner)).toBeNull())

  it('charges nobody where an error of the release tells of it as its cause', () => {
    const error = thrown([EVENTS], 'the plan was not made', { cause: call('http', 503) })
    expect(chargedRelease(error, events)).toBeNull()
  })
  it('charges the release that cannot read its answer', () => {
    const error = thrown([EVENTS], 'could not be read', { cause: new Error('expected a number') })
    expect(chargedRelease(error, null)).toEqual(events)
  })
})

describe('the network', () => {
  const byName = (name: string, message: string) => Object.assign(new Error(message), { name, stack: EVENTS })
  it.each([
    ['of Chromium', thrown([EVENTS], 'Failed to fetch')],
    ['of Firefox', thrown([EVENTS], 'NetworkError when attempting to fetch resource.')],
    ['of WebKit', thrown([EVENTS], 'Load failed')],
    ['of WebKit without a connection', thrown([EVENTS], 'The Internet connection appears to be offline.')],
    [
      'of an import',
      thrown([], 'Failed to fetch dynamically imported module: https://a/releases/mf-events/1.0.0/x.js'),
    ],
    [
      'of files that were not reached',
      byName(FILES_ERROR, '/releases/mf-events/1.0.0/x.js did not load: Failed to fetch'),
    ],
    ['of files that a server in trouble did not give', byName(FILES_ERROR, '/x.js did not load: HTTP 503')],
    ['of a limit of time', byName('TimeoutError', 'signal timed out')],
    ['that the shell names itself', outsideError('no answer within 7 s')],
  ])('charges nobody: %s', (_, error) => {
    expect(chargedRelease(error, events)).toBeNull()
    // As a remote that did not load is told.
    expect(chargedRelease(Object.assign(new Error('mf-events@1.0.0'), { cause: error }), events)).toBeNull()
  })

  it.each(['HTTP 404', 'HTTP 200'])('files that the release has wrong are its own failure: %s', (status) =>
    expect(chargedRelease(byName(FILES_ERROR, `/x.js did not load: ${status}`), events)).toEqual(events),
  )
  it('a TypeError of code is no error of the network', () =>
    expect(chargedRelease(thrown([EVENTS], 'x is not a function'), null)).toEqual(events))
})
