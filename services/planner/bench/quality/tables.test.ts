import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { evenly, readRequests } from './run.ts'
import { type Half } from './request-table.ts'
import { failureLines } from './report.ts'
import { isGood, scoreOf, withoutHeldOutFailures } from './score.ts'

const requests = readRequests(fileURLToPath(new URL('.', import.meta.url)))
/** What the README explains. */
const NAMES =
  /^(?:in|days|first|covers|weekend|event|noevent|diet|budget|arr|dep|who|stepfree|walk|see|not|absent|avoid|busy|stay|pace|like|chip|icons|shut|says|ask|mayask|gap|heard|maybe|never|refuse)$/

it('holds more than two hundred requests, and a hundred kept apart', () => {
  const count = (half: Half): number => requests.filter((own) => own.half === half).length
  expect(count('tuning')).toBeGreaterThan(200)
  expect(count('held-out')).toBeGreaterThanOrEqual(100)
  expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length)
  const texts = requests.map(({ request }) => JSON.stringify(request))
  expect(new Set(texts).size).toBe(texts.length)
})

it('expects nothing by a name that nobody checks', () => {
  const names = requests.flatMap(({ expected }) => [...expected.keys()])
  expect(names.filter((name) => !NAMES.test(name))).toEqual([])
})

it('chooses for the small form from every kind of request, and none that is kept apart', () => {
  const small = evenly(requests, 40)
  expect(small).toHaveLength(40)
  expect(small.filter(({ half }) => half === 'held-out')).toEqual([])
  expect(new Set(small.map(({ group }) => group)).size).toBeGreaterThan(8)
})

it('counts requests and checks, and names what failed', () => {
  const [request] = requests
  if (request === undefined) throw new Error('no requests')
  const score = scoreOf('tuning', [
    { request, checks: [{ kind: 'days', wrong: null }] },
    {
      request,
      checks: [
        { kind: 'days', wrong: null },
        { kind: 'meals', wrong: 'no lunch' },
      ],
    },
  ])
  expect(score).toMatchObject({ macro: { passed: 1, of: 2 }, micro: { passed: 2, of: 3 }, requests: 2 })
  expect(score.failures[0]?.wrong).toEqual([{ kind: 'meals', what: 'no lunch' }])
  expect(isGood(score)).toBe(false)
})

it.each([
  ['tuning', 1],
  ['held-out', 0],
] as const)('names what failed of the %s half where it may be seen, and counts it always', (half, lines) => {
  const [request] = requests
  if (request === undefined) throw new Error('no requests')
  const score = withoutHeldOutFailures(scoreOf(half, [{ request, checks: [{ kind: 'meals', wrong: 'no lunch' }] }]))
  expect(failureLines(score)).toHaveLength(lines)
  expect(score).toMatchObject({ macro: { passed: 0, of: 1 }, micro: { passed: 0, of: 1 } })
})
