import { expect, test } from 'vitest'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { ByteWriter } from './bytes.ts'
import { decodeTrip, encodeTrip, toCode } from './link-code.ts'
import { linkProblems, problemOf } from './link-problem.ts'
import { checkSum, withSum } from './link-sum.ts'
import { pack } from './plan-format.ts'

const body = bodyFor('Melbourne', 7)
const code = encodeTrip(body, melbourneTrip)
/** What is said of a link that opens no plan; of one that does, whether it is the very plan. */
const outcome = (text: string): string => {
  try {
    return JSON.stringify(decodeTrip(text)) === whole ? 'whole' : 'another plan'
  } catch (error) {
    return problemOf(error)
  }
}
const whole = JSON.stringify(decodeTrip(code))
/** Without its mark or its sum a link still holds all of the plan. */
const SOUND = [linkProblems.damaged, 'whole']

test('a sum comes off again, and a code without one stays as it is', () => {
  expect(checkSum(withSum('abc-_1'))).toBe('abc-_1')
  expect(checkSum('abc-_1')).toBe('abc-_1')
})

test('links made before there was a sum still open', () =>
  expect(decodeTrip(toCode(pack(body, melbourneTrip, 0))).body).toEqual(body))

test('a link with any one character changed, left out or doubled opens no other plan', () => {
  for (let at = 0; at < code.length; at += 1) {
    const [head, own, tail] = [code.slice(0, at), code[at] ?? '', code.slice(at + 1)]
    const changed = [`${head}${own === 'A' ? 'B' : 'A'}${tail}`, head + tail, head + own + own + tail]
    for (const text of changed) expect([at, SOUND.includes(outcome(text))]).toEqual([at, true])
  }
})

test('a link cut off anywhere in its plan is refused', () => {
  const end = code.indexOf('.')
  for (let length = 1; length < end; length += 1)
    expect([length, outcome(code.slice(0, length))]).toEqual([length, linkProblems.damaged])
  for (let length = end; length < code.length; length += 1)
    expect([length, SOUND.includes(outcome(code.slice(0, length)))]).toEqual([length, true])
})

test('a link of a version to come says so', () => {
  const out = new ByteWriter()
  out.number(40)
  for (let rest = 0; rest < 20; rest += 1) out.number(rest)
  expect(outcome(withSum(toCode(out.bytes())))).toBe(linkProblems.newer)
})
