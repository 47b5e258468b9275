import { sampleGraph } from '@site/contracts/testing/ramp-samples'
import { describe, expect, it } from 'vitest'
import { arcPath, arcsOf, holdings, needsOf, shownVersion } from './moves.ts'

const remote = (name: string) => {
  const found = sampleGraph.remotes.find((each) => each.name === name)
  if (found === undefined) throw new Error(`the sample has no ${name}`)
  return found
}

describe('the graph of remotes', () => {
  it('shows the default of a remote, else what some have, else the newest', () => {
    expect(shownVersion(remote('mf-events'))?.version).toBe('2.1.0-1a2b3c4d5e')
    expect(shownVersion(remote('mf-guides'))?.version).toBe('0.1.0-cc')
    expect(shownVersion({ name: 'mf-none', versions: [] })).toBeUndefined()
  })

  it('says in a few words what a remote holds', () => {
    expect(holdings(remote('mf-events'))).toBe('1 page, 1 slot')
    expect(holdings(remote('shell'))).toBe('1 shared module')
  })

  it('joins all that one needs of another to one arc', () => {
    const arcs = arcsOf(sampleGraph.edges)
    expect(arcs).toHaveLength(5)
    expect(arcs).toContainEqual({ from: 'mf-legal', to: 'shell', kinds: ['contract', 'shared'] })
    expect(arcsOf([{ from: 'a', to: 'a', kind: 'slot', what: 'own' }])).toEqual([])
  })

  it('parts what others need of a remote from what it needs', () => {
    const { ofIt, ofOthers } = needsOf(sampleGraph.edges, 'mf-events')
    expect(ofIt.map(({ from }) => from)).toEqual(['mf-planner'])
    expect(ofOthers.map(({ to }) => to)).toEqual(['shell', 'shell'])
  })

  it('draws arcs from the middle of a row to the middle of another, the wider the farther', () => {
    expect(arcPath(0, 1, 5)).toBe('M0 50C55 50 55 150 0 150')
    expect(arcPath(4, 0, 5)).toBe('M0 450C124 450 124 50 0 50')
  })
})
