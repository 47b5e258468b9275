import { describe, expect, it } from 'vitest'
import { blockingNode, walkableWay } from './foot-access.ts'

const tags = (text: string) =>
  new Map(
    text.split(' ').map((pair) => {
      const [key = '', value = ''] = pair.split('=')
      return [key, value] as const
    }),
  )

describe('ways one may walk', () => {
  it.each([
    'highway=footway',
    'highway=steps',
    'highway=residential',
    'highway=primary',
    'highway=cycleway foot=designated',
    'highway=trunk sidewalk=both',
    'highway=service access=private foot=yes',
    'highway=platform',
    'railway=platform',
    'man_made=pier',
  ])('%s', (text) => expect(walkableWay(tags(text))).toBe(true))

  it.each([
    'highway=motorway',
    'highway=trunk',
    'highway=cycleway',
    'highway=construction',
    'highway=footway access=private',
    'highway=residential foot=no',
    'highway=path foot=use_sidepath',
    'route=ferry',
    'route=ferry man_made=pier',
    'railway=rail',
    'building=yes',
  ])('not %s', (text) => expect(walkableWay(tags(text))).toBe(false))
})

describe('nodes that stop a walker', () => {
  it.each([
    ['barrier=gate access=private', true],
    ['barrier=gate access=private foot=yes', false],
    ['barrier=gate', false],
    ['barrier=bollard', false],
    ['highway=crossing', false],
  ])('%s: %s', (text, blocks) => expect(blockingNode(tags(text))).toBe(blocks))
})
