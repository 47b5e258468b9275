import { NOBODY } from '@site/contracts/nobody'
import { expect, it } from 'vitest'
import { hitsOf, type Charge } from './hits.ts'

const held = [
  { name: 'mf-a', version: '1.1.0' },
  { name: 'mf-b', version: '2.0.0' },
]
const hits = (charge: Charge) => hitsOf(charge, held).map(({ name, as }) => `${name}: ${as}`)
const of = (name: string, version: string, earlier: string[] = []): Charge => ({ release: { name, version }, earlier })
const nobody = (...earlier: string[]): Charge => ({ release: null, earlier })

it.each([
  [
    'its own failure, and one of another for the rest of the page',
    of('mf-a', '1.1.0'),
    ['mf-a: failures', 'mf-b: others'],
  ],
  [
    'a failure of a release that the page does not hold, for all of it',
    of('mf-c', '1.0.0'),
    ['mf-a: others', 'mf-b: others'],
  ],
  ['a failure that nobody is charged with, for all of it', nobody(), ['mf-a: errors', 'mf-b: errors']],
  ['nothing at its second failure', of('mf-a', '1.1.0', ['mf-a']), []],
  [
    'its first failure after one of another, which had that already',
    of('mf-b', '2.0.0', ['mf-a']),
    ['mf-a: others', 'mf-b: failures'],
  ],
  ['no other failure twice', of('mf-c', '1.0.0', ['mf-a']), ['mf-a: others']],
  ['none where others failed twice before', of('mf-d', '1.0.0', ['mf-c', 'mf-a']), []],
  [
    'a failure of its own after one that nobody is charged with',
    of('mf-a', '1.1.0', [NOBODY]),
    ['mf-a: failures', 'mf-b: others'],
  ],
  ['nobody’s failure once', nobody('mf-a', NOBODY), []],
  ['nobody’s first after a charged one', nobody('mf-a'), ['mf-a: errors', 'mf-b: errors']],
  ['nothing more when the last good version fails too', of('mf-a', '1.0.0', ['mf-a']), []],
  ['a version that the page does not hold: no visit of that was counted', of('mf-a', '1.0.0'), ['mf-b: others']],
])('counts %s', (_, charge, expected) => expect(hits(charge)).toEqual(expected))
