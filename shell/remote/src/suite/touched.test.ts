import { expect, it } from 'vitest'
import { journeysOf, touchedBy } from './touched.ts'

const edges = [
  { from: 'mf-planner', to: 'mf-events', kind: 'slot', what: 'mf-events/below-results' },
  { from: 'mf-events', to: 'shell', kind: 'contribution', what: 'dialog waitlist' },
  { from: 'mf-legal', to: 'shell', kind: 'contract', what: 'contract' },
] as const

it.each([
  ['mf-planner', ['mf-planner', 'mf-events']],
  ['mf-events', ['mf-events', 'mf-planner']],
  ['mf-legal', ['mf-legal']],
  ['shell', ['shell']],
])('a change of %s touches %j', (name, touched) => expect(touchedBy({ edges: [...edges] }, name)).toEqual(touched))

it('runs the journeys that there are, and those of the frame with every change', () => {
  expect(journeysOf(['mf-planner', 'mf-new'], (folder) => folder === 'journeys/planner')).toEqual([
    'journeys/planner',
    'journeys/shell',
  ])
  expect(journeysOf(['shell'], () => true)).toEqual(['journeys'])
})
