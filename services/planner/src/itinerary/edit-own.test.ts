import { itineraryEdit, itineraryRequest, type PlanOutline } from '@site/contracts/itinerary'
import { beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { CENTRE, samplePort } from '../testing/sample-city.ts'
import { minutesOf } from './days.ts'
import { editItinerary } from './edit.ts'
import { planItinerary } from './plan.ts'

const now = new Date('2026-03-01T02:00:00Z')
const port = samplePort()
const request = itineraryRequest.parse({ destination: 'Sampleton', days: 2 })

type Stop = PlanOutline[number]['stops'][number]
let plan: PlanOutline
beforeAll(async () => {
  plan = outlineOf((await planItinerary(request, port, { now, budgetMs: 60_000, maxIterations: 600 })).plan)
})

const aunt = (over: Partial<Stop> = {}): Stop => ({
  id: 'own:aunt',
  start: '15:00',
  end: '15:40',
  own: { title: 'Aunt May', point: { lat: CENTRE.lat + 0.002, lon: CENTRE.lon } },
  ...over,
})
const withStops = (stops: readonly Stop[]): PlanOutline =>
  plan.map((day, i) => (i === 0 ? { ...day, stops: [...stops] } : day))
const first = (): readonly Stop[] => plan[0]?.stops ?? []
const edit = (change: object) => editItinerary(itineraryEdit.parse({ request, plan, day: 0, ...change }), port, { now })
const order = (stops: readonly Stop[]) =>
  edit({ action: 'order', order: stops.map(({ id }) => id), plan: withStops(stops) })

describe('a stop of the traveller’s own', () => {
  it('is timed with the ways to and from it, and is neither open nor closed', async () => {
    const { day } = await order([...first().slice(0, 2), aunt()])
    const slot = day?.slots.at(-1)
    expect(slot?.activity).toMatchObject({ id: 'own:aunt', title: 'Aunt May', openingHours: null, source: '' })
    expect(slot?.hours).toBeUndefined()
    expect(slot?.leg).not.toBeNull()
    expect(minutesOf(slot?.end ?? '') - minutesOf(slot?.start ?? '')).toBe(40)
  })

  it('that is nowhere has no way to it; the next way begins where one was before', async () => {
    const [a, b] = first()
    if (a === undefined || b === undefined) throw new Error('no stops')
    const without = await order([a, b])
    const { day } = await order([a, aunt({ own: { title: 'Call home' }, end: '15:10' }), b])
    expect(day?.slots[1]).toMatchObject({ leg: null, unplaced: true, foodNearby: [] })
    expect(day?.slots[2]?.leg).toEqual(without.day?.slots[1]?.leg)
  })

  it.each(['own:aunt', 'own:a'])('as the only stop of a day stands at its time: %s', async (id) => {
    const { day } = await order([aunt({ id, askedStart: '15:00', own: { title: 'Aunt May' } })])
    expect(day?.slots).toMatchObject([{ start: '15:00', end: '15:40' }])
    expect(day?.returnLeg).toBeNull()
  })

  it('stays when its day is replanned, at the time asked for', async () => {
    const { day, conflicts } = await edit({
      action: 'day',
      plan: withStops([...first().slice(0, 3), aunt({ askedStart: '15:00', askedMinutes: 40 })]),
    })
    expect(conflicts).toEqual([])
    expect(day?.slots.find(({ activity }) => activity.id === 'own:aunt')).toMatchObject({
      start: '15:00',
      end: '15:40',
    })
    expect(day?.slots.length).toBeGreaterThan(3)
  })

  it('stays on its day when all days are planned again', async () => {
    const own = [{ day: 1, id: 'own:aunt', start: '16:00', minutes: 45, place: { title: 'Aunt May' } }]
    const again = await planItinerary(itineraryRequest.parse({ destination: 'Sampleton', days: 2, own }), port, {
      now,
      budgetMs: 60_000,
      maxIterations: 600,
    })
    expect(again.plan[1]?.slots.find(({ activity }) => activity.id === 'own:aunt')).toMatchObject({
      start: '16:00',
      end: '16:45',
      unplaced: true,
    })
  })

  it('before the usual day begins is refused with the reason, and stands where it is kept anyway', async () => {
    const early = aunt({ askedStart: '06:30', start: '06:30', end: '07:10', askedMinutes: 40 })
    const refused = await order([early, ...first()])
    expect(refused.day).toBeNull()
    expect(refused.misfits).toMatchObject([{ id: 'own:aunt', misfit: { reason: 'day-begins-later', at: '06:30' } }])
    expect(refused.conflicts[0]).toMatch(
      /^Aunt May at 06:30 is before the day begins: you could be there from \d\d:\d\d\.$/,
    )
    const kept = await order([{ ...early, anyway: true }, ...first()])
    expect(kept.day?.slots[0]).toMatchObject({ start: '06:30', misfit: { reason: 'day-begins-later' } })
    expect(kept.day?.slots.slice(1).map(({ misfit }) => misfit)).toEqual(first().map(() => undefined))
    const replanned = await edit({ action: 'day', plan: withStops([{ ...early, anyway: true }, ...first()]) })
    expect(replanned.day?.slots[0]).toMatchObject({ start: '06:30', activity: { id: 'own:aunt' } })
  })
})

describe('a time asked for', () => {
  it('holds, for as long as was asked', async () => {
    const [a] = first()
    if (a === undefined) throw new Error('no stop')
    const { day } = await order([{ ...a, askedStart: a.start, askedMinutes: 35, locked: true }])
    const [slot] = day?.slots ?? []
    expect(slot).toMatchObject({ start: a.start, fixed: 'locked' })
    expect(minutesOf(slot?.end ?? '') - minutesOf(slot?.start ?? '')).toBe(35)
  })

  it('that one cannot get there by is told, with when one could', async () => {
    const [a, b] = first()
    if (a === undefined || b === undefined) throw new Error('no stops')
    const own = aunt({ askedStart: a.start, start: a.start })
    const { day, misfits } = await order([a, own])
    expect(day).toBeNull()
    expect(misfits).toMatchObject([{ id: 'own:aunt', misfit: { reason: 'too-late-to-get-there', at: a.start } }])
    const kept = await order([a, { ...own, anyway: true }])
    expect(kept.day?.slots[1]).toMatchObject({ start: a.start, misfit: { reason: 'too-late-to-get-there' } })
  })

  it('at which a place is shut is told, stays where it is kept anyway, and loses the flag once it fits', async () => {
    const [a] = first()
    if (a === undefined) throw new Error('no stop')
    const late: Stop = { ...a, askedStart: '23:30', askedMinutes: 25, start: '23:30', end: '23:55', locked: true }
    const refused = await order([late])
    expect(refused.day).toBeNull()
    expect(refused.misfits?.[0]?.id).toBe(a.id)
    const kept = await order([{ ...late, anyway: true }])
    expect(kept.day?.slots).toMatchObject([{ start: '23:30', misfit: {} }])
    const fits = await order([{ ...a, anyway: true }])
    expect(fits.day?.slots[0]).not.toHaveProperty('misfit')
  })
})

describe('adding a stop', () => {
  it('finds places by the beginnings of their words, bounded, and none that stand in the plan', async () => {
    const { places = [] } = await edit({ action: 'places', query: 'plac 1' })
    expect(places.length).toBeGreaterThan(0)
    expect(places.length).toBeLessThanOrEqual(8)
    expect(places.every(({ title }) => title.startsWith('Place 1'))).toBe(true)
    const taken = new Set(plan.flatMap(({ stops }) => stops.map(({ id }) => id)))
    expect(places.some(({ id }) => taken.has(id))).toBe(false)
    expect((await edit({ action: 'places', query: 'zzz' })).places).toEqual([])
  })

  it('puts a place found so into the day where it fits, or says why it does not', async () => {
    const short = withStops(first().slice(0, 2))
    const { places = [] } = await edit({ action: 'places', query: 'place', plan: short })
    const answers = await Promise.all(
      places.map(async ({ id }) => ({
        id,
        ...(await edit({ action: 'add', plan: short, stop: { id, start: '12:00', end: '13:00' } })),
      })),
    )
    const added = answers.filter(({ day }) => day !== null)
    expect(added.length).toBeGreaterThan(0)
    for (const { id, day } of added) expect(day?.slots.map(({ activity }) => activity.id)).toContain(id)
    for (const { day, misfits } of answers) expect(day !== null || (misfits?.length ?? 0) > 0).toBe(true)
  })

  it('takes an own stop without a time where there is room', async () => {
    const { day } = await edit({ action: 'add', plan: withStops(first().slice(0, 3)), stop: aunt() })
    expect(day?.slots.map(({ activity }) => activity.id)).toContain('own:aunt')
  })

  it('puts an own stop that is nowhere where it delays the others least', async () => {
    const call = aunt({ own: { title: 'Call home' }, end: '15:10' })
    const { day } = await edit({ action: 'add', plan: withStops(first()), stop: call })
    const others = day?.slots.filter(({ activity }) => activity.id !== 'own:aunt')
    expect(others?.length).toBe((day?.slots.length ?? 0) - 1)
    expect(others?.map(({ start }) => start)).toEqual(first().map(({ start }) => start))
  })

  it('refuses what is in the plan already and what nobody lists', async () => {
    const [a] = first()
    expect((await edit({ action: 'add', stop: a })).conflicts).toEqual(['That place is already in your plan.'])
    expect((await edit({ action: 'add', stop: { id: 'nothing', start: '12:00', end: '13:00' } })).conflicts).toEqual([
      'We don’t list that place in this city.',
    ])
  })
})

describe('bad input', () => {
  it.each([
    ['a name of 10,000 characters', { own: { title: 'x'.repeat(10_000) } }],
    ['no name', { own: { title: '  ' } }],
    ['a name of two lines', { own: { title: 'a\nb' } }],
    ['an hour that is none', { askedStart: '25:99' }],
    ['no time at all', { askedMinutes: 0 }],
    ['a day and a night', { askedMinutes: 1440 }],
    ['a point beside the globe', { own: { title: 'Moon', point: { lat: 91, lon: 0 } } }],
  ])('%s is refused', (_, over) => {
    expect(
      itineraryEdit.safeParse({ action: 'add', request, plan, day: 0, stop: { ...aunt(), ...over } }).success,
    ).toBe(false)
  })
})
