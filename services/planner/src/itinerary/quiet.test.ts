import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { assert, expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { planItinerary } from './plan.ts'
import { quietly, quietNote, quietWorth } from './quiet.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const poiOf = (id: string) => {
  const poi = port.poiById(id)
  assert(poi !== null, id)
  return poi
}
const quiet = { ...emptyTrip, soft: { ...emptyTrip.soft, quiet: true } }

it.each([
  ['p-london-british-museum', 'morning'],
  ['p-london-borough-market', 'morning'],
  ['p-london-tate-modern', 'morning'],
])('what everybody goes to is best early: %s', (id, best) => {
  const poi = { ...poiOf(id), best: null }
  expect(quietly(quiet, poi).best).toBe(best)
  expect(quietly(emptyTrip, poi).best).toBeNull()
})

it('a place of an hour of its own keeps it', () =>
  expect(quietly(quiet, { ...poiOf('p-london-british-museum'), best: 'evening' }).best).toBe('evening'))

it('markets are worth less and parks more; what no first visit may miss stays', () => {
  const market = { ...poiOf('p-london-borough-market'), mustSee: null }
  expect(quietWorth(quiet, market)).toBeLessThan(0)
  expect(quietWorth(quiet, { ...market, category: 'park' })).toBeGreaterThan(0)
  expect(quietWorth(quiet, { ...market, mustSee: 1 })).toBe(0)
  expect(quietWorth(emptyTrip, market)).toBe(0)
})

it('a plan for it says what is not known of crowds', async () => {
  const { meta } = await planItinerary(
    itineraryRequest.parse({ destination: 'Vienna 2 days, avoid the crowds' }),
    port,
    {
      now,
    },
  )
  expect(meta.searchNote).toContain('We don’t know how busy places are.')
  expect(meta.reading?.notUsed).toEqual([])
  expect(meta.reading?.understood).toContainEqual(expect.objectContaining({ key: 'quiet', use: 'planned' }))
})

it('says of well-known sights that come late that one is not alone there, and claims no more', () => {
  const tower = { ...poiOf('p-london-tower-of-london'), mustSee: 1 }
  const places = new Map([[tower.id, tower]])
  const at = (start: string) => [{ slots: [{ start, activity: { id: tower.id, title: tower.name } }] }]
  const day = (start: string) => quietNote(at(start), places)
  expect(day('09:30')).toContain('come before 11:00')
  expect(quietNote([], places)).toBe('We don’t know how busy places are.')
  expect(day('14:00')).toContain('Tower of London is well known and comes after 11:00')
})
