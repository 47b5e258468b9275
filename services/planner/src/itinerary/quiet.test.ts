import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { assert, expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { planItinerary } from './plan.ts'
import { minutesOf, dayStyle } from './days.ts'
import { startWindows } from './opening-hours.ts'
import { beforeTheCrowd, quietly, quietNote, quietWorth, startingEarly } from './quiet.ts'
import { plainDay } from '../testing/plain-day.ts'

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

it('a park that is known for its blossom is full while it lasts', () => {
  const park = { ...poiOf('p-kyoto-maruyama-park'), best: null }
  expect(quietly(quiet, park, true)).toMatchObject({ crowds: 'many', best: 'morning' })
  expect(quietly(quiet, park).crowds).toBe('few')
  expect(quietly(quiet, poiOf('p-kyoto-yamashina-canal-path'), true).crowds).toBe('few')
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

it.each([
  ['what opens at nine, in its first hour', 540, 600],
  ['what opens at six or never closes, by eight', 360, 480],
  ['what nobody knows the hours of, at its usual time', null, null],
])('%s', (_, opens, latest) => expect(beforeTheCrowd(opens)).toBe(latest))

it('who wants no crowds may set out at seven, but not who sleeps in', () => {
  const style = dayStyle({ pace: 'balanced', themes: [] })
  const relaxed = dayStyle({ pace: 'relaxed', themes: [] })
  expect(startingEarly(style, quiet.soft).open).toBe(420)
  expect(startingEarly(style, emptyTrip.soft).open).toBe(540)
  expect(startingEarly(style, { ...quiet.soft, lateStart: true }).open).toBe(540)
  expect(startingEarly(relaxed, quiet.soft).open).toBe(600)
})

it('a shrine that never closes is open to them at seven, a street of shops is not', () => {
  const first = (id: string, trip: Parameters<typeof quietly>[0]) =>
    startWindows(quietly(trip, poiOf(id)), plainDay('2027-04-01'), 60, 0, 1200)[0]?.[0]
  expect(first('p-kyoto-fushimi-inari-taisha', quiet)).toBe(420)
  expect(first('p-kyoto-fushimi-inari-taisha', emptyTrip)).toBe(540)
  expect(first('tyo-p-omotesando', quiet)).toBe(600)
})

it('three days of Kyoto without crowds begin at its great shrines, and leave out those that are full by then', async () => {
  const request = itineraryRequest.parse({ destination: 'Kyoto, no crowds', days: 3, startDate: '2027-04-01' })
  const { plan, meta } = await planItinerary(request, port, { now, budgetMs: 60_000 })
  const starts = new Map(plan.flatMap(({ slots }) => slots.map(({ start, activity }) => [activity.id, start] as const)))
  const early = ['p-kyoto-fushimi-inari-taisha', 'p-kyoto-kiyomizu-dera', 'p-kyoto-arashiyama-bamboo-grove']
  const seen = early.flatMap((id) => starts.get(id) ?? [])
  expect(seen.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...seen.map(minutesOf))).toBeLessThanOrEqual(480)
  expect(minutesOf(starts.get('p-kyoto-kinkaku-ji') ?? '09:00')).toBeLessThanOrEqual(600)
  expect(meta.searchNote).toContain('You want no crowds, so a day begins as early as 07:')
})
