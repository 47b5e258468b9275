import { pieceKinds } from '@site/contracts/route'
import { describe, expect, it } from 'vitest'
import type { Position } from './geo.ts'
import { overWater } from './over-water.ts'
import { crossingsOf } from './way-crossings.ts'
import { toIncline, wayPieces, wholeMetres } from './way-pieces.ts'
import type { Segment } from './way-segments.ts'
import { INCLINE, NODE_MARKS } from './way-tags.ts'

const { crossing, kerbLowered, kerbRaised } = NODE_MARKS

/** "street Main 120" as a segment; an underscore for no name. */
function segment(text: string, more: Partial<Segment> = {}): Segment {
  const [kind, name = '_', metres] = text.split(' ')
  return {
    kind: pieceKinds.find((each) => each === kind) ?? 'way',
    name: name === '_' ? null : name,
    metres: Number(metres),
    at: 0,
    incline: 0,
    surfaceKnown: true,
    steps: null,
    marks: [0],
    ...more,
  }
}
const told = (segments: readonly Segment[]) =>
  wayPieces(segments, () => false).map(({ kind, name, metres }) => `${kind} ${name ?? '_'} ${metres}`)

describe('a way as it is told', () => {
  it.each([
    ['a street in two parts', ['street Main 60', 'street Main 70'], ['street Main 130']],
    [
      'a street in many short parts',
      ['street Main 60', 'street High 8', 'street High 9', 'square High 7'],
      ['street Main 60', 'street High 24'],
    ],
    ['a wide crossing at a corner', ['crossing _ 34', 'street Main 25'], ['street Main 59']],
    ['two streets', ['street Main 60', 'street High 70'], ['street Main 60', 'street High 70']],
    ['a street and its pavement', ['street Main 60', 'footway Main 70'], ['footway Main 130']],
    ['a bit between two parts', ['street Main 60', 'footway _ 8', 'street Main 70'], ['street Main 138']],
    ['a crossing', ['footway _ 60', 'crossing _ 14', 'footway _ 50'], ['footway _ 124']],
    ['a crossing at the start', ['crossing _ 14', 'footway _ 50'], ['footway _ 64']],
    [
      'a wide crossing between steps',
      ['steps _ 6', 'crossing _ 34', 'steps _ 5'],
      ['steps _ 6', 'crossing _ 34', 'steps _ 5'],
    ],
    ['nothing but a bit', ['footway _ 8'], ['footway _ 8']],
    ['bits alone', ['footway _ 8', 'street Main 9', 'footway _ 7'], ['street Main 24']],
    [
      'a short flight',
      ['street Main 60', 'steps _ 2', 'street Main 70'],
      ['street Main 60', 'steps _ 2', 'street Main 70'],
    ],
    ['a bit before a flight', ['street Main 60', 'footway _ 8', 'steps _ 2'], ['street Main 68', 'steps _ 2']],
    ['two lifts', ['lift _ 0', 'lift _ 0'], ['lift _ 0', 'lift _ 0']],
    ['a bridge of the street', ['street Main 60', 'bridge Main 40'], ['street Main 60', 'bridge Main 40']],
  ])('%s', (_, segments, pieces) => expect(told(segments.map((text) => segment(text)))).toEqual(pieces))

  it('keeps every metre, in whole ones too', () => {
    const segments = Array.from({ length: 60 }, (_, at) =>
      segment(
        `${['street Main', 'footway _', 'crossing _', 'steps _', 'square Hall'][(at * 7) % 5]} ${3.4 + ((at * 13) % 41)}`,
      ),
    )
    const sum = segments.reduce((total, { metres }) => total + metres, 0)
    const pieces = wayPieces(segments, () => false)
    expect(pieces.reduce((total, { metres }) => total + metres, 0)).toBeCloseTo(sum, 6)
    expect(wholeMetres(pieces, 0.3).reduce((total, { metres }) => total + metres, 0)).toBe(Math.round(sum + 0.3))
  })

  it.each([
    ['counted', [7, 5], INCLINE.up, { flights: 2, steps: 12, goes: 'up' }],
    ['not all counted', [7, null], INCLINE.down, { flights: 2, steps: null, goes: 'down' }],
    ['not said to go up or down', [2, 2], 0, { flights: 2, steps: 4, goes: null }],
  ] as const)('tells flights that are %s', (_, steps, incline, stairs) => {
    const [piece] = wayPieces(
      steps.map((count) => segment('steps _ 5', { steps: count, incline })),
      () => false,
    )
    expect(piece).toMatchObject({ stairs })
    expect(piece).not.toHaveProperty('incline')
  })

  it('tells the steepest of what it joins, with its figure where there is one', () => {
    const [piece] = wayPieces(
      [segment('street Main 50', { incline: INCLINE.up }), segment('street Main 30', { incline: -9 })],
      () => false,
    )
    expect(piece?.incline).toEqual({ goes: 'down', percent: 9 })
    expect(toIncline(INCLINE.down)).toEqual({ goes: 'down', percent: null })
    expect(toIncline(0)).toBeUndefined()
  })

  it('tells the part of a bridge that is over water from the part that is not', () => {
    const pieces = wayPieces([segment('bridge _ 30'), segment('bridge _ 40'), segment('bridge _ 20')], (at) => at === 1)
    expect(pieces.map(({ overWater: over }) => over)).toEqual([undefined, true, undefined])
  })
})

describe('roads crossed', () => {
  it.each([
    [
      'a crossing with an island',
      [
        ['footway _ 9', [0]],
        ['crossing _ 9', [crossing, 0, crossing, 0]],
      ],
      [false],
    ],
    [
      'kerbs at both ends of it',
      [
        ['footway _ 9', [0, kerbLowered]],
        ['crossing _ 9', [crossing, kerbLowered]],
      ],
      [true],
    ],
    [
      'a kerb at one end of it',
      [
        ['footway _ 9', [0, kerbRaised]],
        ['crossing _ 9', [crossing, 0]],
      ],
      [false],
    ],
    ['the kerb on the crossing itself', [['crossing _ 9', [crossing + kerbLowered]]], [true]],
    [
      'one in two parts',
      [
        ['crossing _ 5', [crossing]],
        ['crossing _ 5', [0]],
      ],
      [false],
    ],
    [
      'two crossings',
      [
        ['crossing _ 5', [0]],
        ['footway _ 3', [0]],
        ['crossing _ 5', [0]],
      ],
      [false, false],
    ],
    ['a node on a footway', [['footway _ 90', [0, crossing, 0]]], [false]],
    ['a node between kerbs', [['footway _ 90', [kerbLowered, crossing, kerbLowered]]], [true]],
    ['a node on the street walked along', [['street Main 90', [0, crossing, 0]]], []],
    [
      'a node at which a footway joins a street',
      [
        ['footway _ 9', [crossing]],
        ['street Main 90', [0]],
      ],
      [],
    ],
    ['the door', [['footway _ 9', [crossing]]], []],
  ] as const)('%s', (_, segments, known) =>
    expect(
      crossingsOf(segments.map(([text, marks]) => segment(text, { marks }))).map((each) => each.kerbsKnown),
    ).toEqual(known),
  )
})

describe('over water', () => {
  const lake: Position[][] = [
    [
      [0.001, -0.001],
      [0.002, -0.001],
      [0.002, 0.001],
      [0.001, 0.001],
      [0.001, -0.001],
    ],
    [
      [0.0014, -0.0001],
      [0.0016, -0.0001],
      [0.0016, 0.0001],
      [0.0014, 0.0001],
      [0.0014, -0.0001],
    ],
  ]
  it.each([
    ['beside it', [0, 0.01], [0.003, 0.01], false],
    ['across it, both ends on land', [0, 0], [0.003, 0], true],
    ['on its island', [0.00145, 0], [0.00155, 0], false],
    ['from its island', [0.0015, 0], [0.0019, 0], true],
  ] as const)('%s: %s', (_, a, b, over) => expect(overWater([[...a], [...b]], [lake])).toBe(over))
})
