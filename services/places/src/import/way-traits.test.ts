import { describe, expect, it } from 'vitest'
import { hasFlag, INCLINE, kindOf, NODE_MARKS, stepsOf, WAY_FLAGS } from '../walking/way-tags.ts'
import { nodeMarks, readIncline, wayTraits } from './way-traits.ts'

const tags = (text: string) =>
  new Map(
    text.split(' ').map((pair) => {
      const [key = '', value = ''] = pair.split('=')
      return [key, value] as const
    }),
  )
const flagsOf = (text: string) => {
  const { traits } = wayTraits(tags(text))
  return (Object.keys(WAY_FLAGS) as (keyof typeof WAY_FLAGS)[]).filter((flag) => hasFlag(traits, flag))
}

it.each([
  ['highway=residential', 'street'],
  ['highway=path', 'footway'],
  ['highway=footway footway=crossing', 'crossing'],
  ['highway=steps conveying=yes', 'steps'],
  ['highway=pedestrian area=yes', 'square'],
  ['highway=footway indoor=yes', 'indoors'],
  ['highway=corridor', 'indoors'],
  ['highway=elevator', 'lift'],
  ['railway=platform', 'platform'],
  ['man_made=pier', 'pier'],
])('%s is a %s', (text, kind) => expect(kindOf(wayTraits(tags(text)).traits)).toBe(kind))

it.each([
  ['highway=footway bridge=yes surface=asphalt', ['bridge', 'surfaceKnown']],
  ['highway=footway bridge=no', []],
  ['highway=footway tunnel=yes', ['tunnel']],
  ['highway=footway tunnel=building_passage', ['passage']],
  ['highway=footway surface=sett', ['rough', 'surfaceKnown']],
  ['highway=footway surface=paved;cobblestone', ['rough', 'surfaceKnown']],
  ['highway=footway surface=sett smoothness=good', ['surfaceKnown']],
  ['highway=footway smoothness=bad', ['rough', 'surfaceKnown']],
  ['highway=footway footway=sidewalk wheelchair=no', ['noWheelchair', 'sidewalk']],
  ['highway=footway wheelchair=limited', []],
  ['highway=steps conveying=forward', ['conveying']],
  ['highway=steps ramp=no ramp:stroller=yes', ['ramp']],
] as const)('%s has %o', (text, flags) => expect(flagsOf(text)).toEqual(flags))

it.each([
  ['highway=steps step_count=46', 46],
  ['highway=steps step_count=many', null],
  ['highway=steps step_count=0', null],
  ['highway=steps step_count=1e9', null],
  ['highway=footway step_count=3', null],
])('%s counts %s steps', (text, count) => expect(stepsOf(wayTraits(tags(text)).traits)).toBe(count))

it.each([
  ['up', INCLINE.up],
  ['down', INCLINE.down],
  ['10%', 10],
  ['-5.4 %', -5],
  ['45°', 100],
  ['-10°', -18],
  ['1:12', 8],
  ['900%', 100],
  ['1:0', 0],
  ['yes', 0],
  ['', 0],
  [undefined, 0],
])('an incline of %s is %i', (text, incline) => expect(readIncline(text)).toBe(incline))

describe('nodes', () => {
  it.each([
    ['highway=crossing', NODE_MARKS.crossing],
    ['highway=crossing crossing=no', 0],
    ['highway=crossing kerb=lowered', NODE_MARKS.crossing + NODE_MARKS.kerbLowered],
    ['kerb=flush', NODE_MARKS.kerbLowered],
    ['barrier=kerb', 0],
    ['barrier=kerb kerb=raised', NODE_MARKS.kerbRaised],
    ['kerb=rolled', NODE_MARKS.kerbRaised],
    ['kerb=yes', 0],
    ['highway=elevator wheelchair=no', NODE_MARKS.lift + NODE_MARKS.noWheelchair],
    ['barrier=turnstile', NODE_MARKS.narrow],
    ['barrier=bollard', 0],
    ['shop=bakery wheelchair=no', 0],
  ])('%s: %i', (text, marks) => expect(nodeMarks(tags(text))).toBe(marks))
})
