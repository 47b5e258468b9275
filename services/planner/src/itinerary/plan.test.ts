import { itineraryEdit, itineraryRequest, itineraryResponse, type ItineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { sampleEvent, samplePort, withProgramme } from '../testing/sample-city.ts'
import { verifyPlan } from '../verify/verify.ts'
import { editItinerary } from './edit.ts'
import { planItinerary, planWithFacts } from './plan.ts'

const now = new Date('2026-03-01T02:00:00Z')
const port = samplePort()
const ask = (request: Partial<ItineraryRequest>) =>
  itineraryRequest.parse({ destination: 'Sampleton', days: 3, ...request })
const plan = (request: Partial<ItineraryRequest> = {}, seed = 1) =>
  planItinerary(ask({ seed, ...request }), port, { now, budgetMs: 60_000, maxIterations: 600 })
const slots = (answer: Awaited<ReturnType<typeof plan>>) => answer.plan.flatMap((day) => day.slots)

describe('planItinerary', () => {
  it('answers in the shape of the contract, dated from two weeks on in the city', async () => {
    const answer = itineraryResponse.parse(await plan())
    expect(answer.plan.map((day) => day.date)).toEqual(['2026-03-15', '2026-03-16', '2026-03-17'])
    expect(slots(answer).length).toBeGreaterThan(9)
    expect(answer.meta).toMatchObject({ city: 'Sampleton', tz: 'Australia/Adelaide', base: { kind: 'centre' } })
    expect(answer.meta.credits).toContain('Data: curated')
  })

  it('gives the same plan for the same seed and another for another', async () => {
    const [a, b, c] = await Promise.all([plan({}, 7), plan({}, 7), plan({}, 8)])
    expect(a.plan).toEqual(b.plan)
    expect(c.plan).not.toEqual(a.plan)
  })

  it('puts lunch and dinner at meal times, at most once a day', async () => {
    const answer = await plan()
    for (const day of answer.plan) {
      const lunches = day.slots.filter((slot) => slot.meal === 'lunch')
      const dinners = day.slots.filter((slot) => slot.meal === 'dinner')
      expect(lunches).toHaveLength(1)
      expect(dinners).toHaveLength(1)
      expect(lunches[0]?.start).toMatch(/^1[1-3]:/)
      expect(dinners[0]?.start).toMatch(/^(18|19|20):/)
    }
  })

  it('builds the day round the event, at the time the traveller gave', async () => {
    const answer = await plan({ destination: 'Harbour Nights', eventTime: '20:00', eventMinutes: 150 })
    const day = answer.plan.find((own) => own.slots.some((slot) => slot.fixed === 'event'))
    expect(day?.date).toBe('2026-03-14')
    expect(day?.slots.find((slot) => slot.fixed === 'event')).toMatchObject({ start: '20:00', end: '22:30' })
    expect(answer.meta.venueDetails).toMatchObject({ name: 'Harbour Hall', cityContext: 'Sampleton' })
  })

  it('offers the days of an event of several, and keeps the one chosen through an edit', async () => {
    const two = samplePort({ event: withProgramme([]) })
    const request = ask({ destination: 'Harbour Nights', eventDate: '2026-03-14', seed: 1 })
    const answer = await planItinerary(request, two, { now, maxIterations: 100 })
    expect(answer.meta.event).toEqual({
      name: 'Harbour Nights',
      date: '2026-03-14',
      days: [{ date: '2026-03-14' }, { date: '2026-03-15', label: 'Final day' }],
    })
    const day = answer.plan.findIndex(({ date }) => date === '2026-03-14')
    const { eventDate: _chosen, ...unsaid } = request
    const edit = itineraryEdit.parse({ action: 'day', request: unsaid, plan: outlineOf(answer.plan), day })
    const edited = await editItinerary(edit, two, { now })
    expect(edited.day?.slots.some((slot) => slot.fixed === 'event')).toBe(true)
  })

  it('says so when the event is on other days than those asked for', async () => {
    const answer = await plan({ eventId: 'event-1', startDate: '2026-05-01' })
    expect(slots(answer).some((slot) => slot.fixed === 'event')).toBe(false)
    expect(answer.meta.relaxed).toBe(true)
    expect(answer.meta.searchNote).toContain('from 14 March 2026 to 15 March 2026')
  })

  it('keeps locked places on their day and leaves excluded ones out', async () => {
    const first = await plan()
    const [locked, unwanted] = slots(first).filter((slot) => slot.meal === undefined)
    const id = locked?.activity.id ?? ''
    const answer = await plan({ locked: [{ day: 0, id }], exclude: [unwanted?.activity.id ?? ''] })
    expect(answer.plan[0]?.slots.find((slot) => slot.activity.id === id)?.fixed).toBe('locked')
    expect(slots(answer).map((slot) => slot.activity.id)).not.toContain(unwanted?.activity.id)
  })

  it('starts at the chosen hotel, and says so when the hotel is not known', async () => {
    expect((await plan({ hotelId: 'hotel-1' })).meta.base).toMatchObject({ kind: 'hotel', name: 'Grand Sample' })
    const other = await plan({ hotelId: 'nowhere' })
    expect(other.meta.relaxed).toBe(true)
    expect(other.meta.searchNote).toContain('We couldn’t find that hotel')
  })

  it('marks unknown hours as assumed and counts them in the note', async () => {
    const answer = await plan()
    const unknown = slots(answer).filter((slot) => slot.activity.openingHours === null)
    expect(unknown.length).toBeGreaterThan(0)
    expect(slots(answer).every((slot) => slot.hours === (unknown.includes(slot) ? 'assumed' : 'published'))).toBe(true)
    expect(answer.meta.searchNote).toContain(`opening hours of ${unknown.length} stop`)
  })

  it('invents nothing where no places are known, and offers the nearest city', async () => {
    const answer = await plan({ destination: 'Bareville' })
    expect(answer.plan).toEqual([])
    expect(answer.meta.nearestCovered).toMatchObject({ city: 'Sampleton', km: 1862 })
    expect(answer.meta.searchNote).toContain('don’t have any places')
  })

  it('says so when the destination is unknown', async () => {
    const answer = await plan({ destination: 'Xyzzy' })
    expect(answer.plan).toEqual([])
    expect(answer.meta.searchNote).toContain('We couldn’t find “Xyzzy”')
  })

  it('asks which place of a name is meant instead of planning another', async () => {
    const answer = await plan({ destination: 'Springfield' })
    expect(answer.plan).toEqual([])
    expect(answer.meta.searchNote).toBe(
      'Which “Springfield” did you mean: Springfield, Illinois; Springfield, Oregon? Add the city, state or country.',
    )
  })

  it('prefers the city when a venue has the same name', async () => {
    const clash = {
      ...port,
      resolveDestination: (text: string) => {
        const city = port.resolveDestination('Sampleton')
        return city === null
          ? null
          : { ...city, kind: 'venue' as const, id: 'v', name: `${text} FC Ground`, point: { lat: -34.9, lon: 138.5 } }
      },
    }
    const answer = await planItinerary(ask({ destination: 'sampleton, AU' }), clash, { now, maxIterations: 50 })
    expect(answer.meta.base?.kind).toBe('centre')
    expect(answer.meta.venueDetails).toBeNull()
  })

  it('warns of public holidays', async () => {
    const answer = await plan({ startDate: '2026-12-24' })
    expect(answer.meta.searchNote).toContain(
      '25 December 2026 (Christmas Day) and 26 December 2026 (Boxing Day) are public holidays',
    )
    expect((await plan({ startDate: '2026-11-10' })).meta.searchNote).not.toContain('public holiday')
  })

  it('packs more into a packed day than into a relaxed one', async () => {
    const [relaxed, packed] = await Promise.all([plan({ pace: 'relaxed' }), plan({ pace: 'packed' })])
    expect(slots(packed).length).toBeGreaterThan(slots(relaxed).length + 4)
  })

  it('stops at once when cancelled', async () => {
    const aborted = AbortSignal.abort()
    const answer = await planItinerary(ask({}), port, { now, signal: aborted })
    expect(answer.plan).toHaveLength(3)
  })

  it('replans around locked stops, with other places where there are enough', async () => {
    const before = await plan()
    const dinner = before.plan[2]?.slots.find((slot) => slot.meal === 'dinner')?.activity.id ?? ''
    const sight = before.plan[0]?.slots[0]?.activity.id ?? ''
    const locked = [
      { day: 2, id: dinner, meal: 'dinner' as const },
      { day: 0, id: sight },
    ]
    const held = new Set([dinner, sight])
    const avoid = slots(before).flatMap(({ activity }) => (held.has(activity.id) ? [] : [activity.id]))
    const after = await plan({ locked, avoid: avoid.slice(0, 4) })
    expect(after.plan[2]?.slots.find((slot) => slot.activity.id === dinner)).toMatchObject({ meal: 'dinner' })
    expect(after.plan[0]?.slots.map((slot) => slot.activity.id)).toContain(sight)
    expect(slots(after).filter(({ activity }) => avoid.slice(0, 4).includes(activity.id))).toEqual([])
    // Too few others are known for all of them: better the same places again than open days.
    const everything = samplePort()
    const all = everything.poisNear(0, 0, 1e9).map((poi) => poi.id)
    expect(slots(await plan({ avoid: all.slice(0, 200) })).length).toBeGreaterThan(9)
  })

  it('plans no museum or market of unknown hours on its usual closing day', async () => {
    const dull = samplePort()
    const unknown = {
      ...dull,
      poisNear: (...query: Parameters<typeof dull.poisNear>) =>
        dull.poisNear(...query).map((poi) => ({ ...poi, openingHours: null })),
    }
    // Sunday 8 and Monday 9 March 2026.
    const request = ask({ days: 2, startDate: '2026-03-08', themes: ['culture'] })
    const answer = await planItinerary(request, unknown, { now, maxIterations: 300 })
    const kinds = answer.plan.map((day) => day.slots.map((slot) => slot.activity.category))
    expect(kinds[0]?.length).toBeGreaterThan(3)
    expect(kinds[0]).not.toContain('market')
    expect(kinds[1]).not.toContain('museum')
    expect(kinds.flat()).toContain('museum')
  })
})

describe('where no stations are known', () => {
  const onFoot = samplePort({ stations: false })
  const planOn = (own: typeof port, request: Partial<ItineraryRequest> = {}) =>
    planWithFacts(ask({ seed: 1, ...request }), own, { now, budgetMs: 60_000, maxIterations: 600 })
  const legsOf = ({ response }: Awaited<ReturnType<typeof planOn>>) =>
    response.plan.flatMap((day) => [...day.slots.map(({ leg }) => leg), day.returnLeg]).filter((leg) => leg != null)
  const longest = (legs: ReturnType<typeof legsOf>) => Math.max(...legs.map(({ minutes }) => minutes))

  it('every day is full, on foot alone, and no walk is longer than an hour', async () => {
    const [walked, ridden] = await Promise.all([planOn(onFoot), planOn(port)])
    expect(walked.response.plan.map(({ slots: own }) => own.length >= 6)).toEqual([true, true, true])
    expect(new Set(legsOf(walked).map(({ mode }) => mode))).toEqual(new Set(['walk']))
    expect(longest(legsOf(walked))).toBeLessThanOrEqual(60)
    // What is farther is not walked: the plan leaves time for a ride and says so.
    const isRidden = walked.response.plan.some(({ slots: own }) => own.some(({ leg }) => leg === null))
    expect(/We have no timetable there/.test(walked.response.meta.searchNote ?? '')).toBe(isRidden)
    expect(legsOf(ridden).some(({ mode }) => mode === 'transit')).toBe(true)
  })

  it('the verifier refuses a walk that is too long, at the stop that can be given up', async () => {
    const { response, facts } = await planOn(onFoot)
    if (facts === null) throw new Error('no plan')
    const found = verifyPlan(response.plan, { ...facts, longestWalk: 15 })
    const tooLong = response.plan.flatMap((day, at) =>
      day.slots.flatMap(({ leg }, slot) => (leg && leg.minutes > 15 ? [{ day: at, slot }] : [])),
    )
    expect(tooLong.length).toBeGreaterThan(0)
    expect(found.map(({ day, slot }) => ({ day, slot }))).toEqual(expect.arrayContaining(tooLong))
  })

  it('an event beyond a walk stays in the plan, without minutes of a ride that nobody knows', async () => {
    const venue = { ...sampleEvent.venue, lat: sampleEvent.venue.lat + 0.07 }
    const far = { ...onFoot, eventById: () => ({ ...sampleEvent, venue }) }
    const answer = await planOn(far, { eventId: sampleEvent.id, hotelId: 'hotel-1', eventTime: '14:00', days: 1 })
    const day = answer.response.plan.find((own) => own.slots.some(({ fixed }) => fixed === 'event'))
    const event = day?.slots.find(({ fixed }) => fixed === 'event')
    // Nine kilometres: no minutes are told, and 55 are kept for a ride.
    expect(event).toMatchObject({ leg: null, start: '14:00' })
    expect(day?.slots.some(({ start, end }) => end > '13:05' && start < '14:00')).toBe(false)
    expect(answer.response.meta.searchNote).not.toMatch(/by public transport to [^.]*Harbour Nights/)
    expect(longest(legsOf(answer))).toBeLessThanOrEqual(60)
  })
})
