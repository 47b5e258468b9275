import { expect, test } from 'vitest'
import type { Stop, Trip } from '../plan/plan.ts'
import { withSaid } from '../plan/yours.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { mergeDay, mergeTrip } from './merge-day.ts'
import { addStop, setNote, setTime, toggleLock } from './operations.ts'
import { ownStop } from './own-stop.ts'

const [fresh] = melbourneTrip.days
if (fresh === undefined) throw new Error('no day')
const own = ownStop('a', { place: { title: 'Aunt May', address: '3 Elm St' }, start: '15:00', minutes: 45 }, '09:00')
const dayOf = (trip: Trip) => trip.days[0] ?? fresh

test('a lock stays on a stop that the server retimed', () => {
  const old = dayOf(toggleLock(melbourneTrip, 0, 1))
  expect(mergeDay(old, { ...fresh, date: null })).toEqual(old)
})

test('a note and an asked time stay on a stop that the server retimed', () => {
  const old = dayOf(setTime(setNote(melbourneTrip, 0, 1, 'Bring the tickets'), 0, 1, { start: '16:00', minutes: 30 }))
  const at = old.stops.findIndex(({ yours }) => yours !== undefined)
  expect(mergeDay(old, fresh).stops[1]).toMatchObject({
    yours: { start: '16:00', minutes: 30, note: 'Bring the tickets' },
    fixed: 'locked',
    title: old.stops[at]?.title,
  })
})

test('an own stop keeps what the traveller wrote and takes the times of the server', () => {
  const old = dayOf(addStop(melbourneTrip, 0, withSaid(own, { note: 'Cake' })))
  const answered: Stop = {
    ...own,
    title: 'own:a',
    address: null,
    start: '15:05',
    end: '15:50',
    misfit: { reason: 'diet' },
  }
  const merged = mergeDay(old, { ...fresh, stops: [answered] })
  expect(merged.stops).toEqual([
    {
      ...old.stops.find(({ id }) => id === own.id),
      leg: null,
      start: '15:05',
      end: '15:50',
      misfit: { reason: 'diet' },
      yours: { own: true, start: '15:00', minutes: 45, note: 'Cake' },
    },
  ])
})

test('a reason of the server goes when it says none any more', () => {
  const [first] = fresh.stops
  const flagged = { ...fresh, stops: fresh.stops.map((stop): Stop => ({ ...stop, misfit: { reason: 'diet' } })) }
  expect(mergeDay(flagged, fresh).stops[0]).toEqual(first)
})

test('an own stop that the server left out stays at its time, and says so', () => {
  const trip = addStop(melbourneTrip, 0, own)
  const again = mergeTrip(trip, melbourneTrip)
  const stop = again.days[0]?.stops.find(({ id }) => id === own.id)
  expect(stop).toMatchObject({ title: 'Aunt May', start: '15:00', end: '15:45', misfit: { reason: 'no-room' } })
  expect(again.days[0]?.stops).toHaveLength(fresh.stops.length + 1)
})

test('a hotel that was proposed is still a proposal in a plan that was made again from it', () => {
  const proposed = { savedMinutes: 9, insteadOf: 'the centre', others: [] }
  const crown = { kind: 'hotel' as const, id: 'crown', name: 'Crown', lat: -37.8, lon: 144.96 }
  const from = (base: Trip['meta']['base']): Trip => ({ ...melbourneTrip, meta: { ...melbourneTrip.meta, base } })
  const old = from({ ...crown, proposed })
  expect(mergeTrip(old, from(crown)).meta.base).toEqual({ ...crown, proposed })
  expect(mergeTrip(old, from({ ...crown, id: 'astoria' })).meta.base).not.toHaveProperty('proposed')
  expect(mergeTrip(from(crown), from(crown)).meta.base).toEqual(crown)
})
