import { itineraryRequest, itineraryResponse } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { minutesOf } from '../itinerary/days.ts'
import { editItinerary } from '../itinerary/edit.ts'
import { planItinerary } from '../itinerary/plan.ts'
import { kilometres } from '../itinerary/places.ts'
import { outlineOf } from '../testing/outline.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const ask = (request: object) => itineraryRequest.parse({ days: 3, themes: ['sightseeing', 'food'], ...request })
const plan = async (request: object) => {
  const answer = await planItinerary(ask(request), port, { now, maxIterations: 200 })
  expect(itineraryResponse.safeParse(answer).error?.issues ?? []).toEqual([])
  return { answer, slots: answer.plan.flatMap((day) => day.slots) }
}

describe('a plan of a sentence', () => {
  it('has the days, dates and kinds of place that it names', async () => {
    const { answer, slots } = await plan({ destination: '4 days in Paris from 3 May 2027, no museums or galleries' })
    expect(answer.plan.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06'])
    expect(slots.map(({ activity }) => activity.category)).not.toContain('museum')
    expect(slots.map(({ activity }) => activity.category)).not.toContain('gallery')
  })

  it.each([
    ['Chicago, Labor Day weekend 2027, 3 days', ['2027-09-04', '2027-09-05', '2027-09-06']],
    ['Chicago, Labor Day weekend 2027, 4 days', ['2027-09-03', '2027-09-04', '2027-09-05', '2027-09-06']],
    ['Rome, Easter weekend 2027, 3 days', ['2027-03-27', '2027-03-28', '2027-03-29']],
    ['Vienna, 2 days, first days of December', ['2026-12-01', '2026-12-02']],
    ['Vienna in two weeks, in June 2027, 1 day', ['2027-06-08']],
  ])('%s: on %j', async (destination, dates) => {
    const { answer } = await plan({ destination })
    expect(answer.plan.map(({ date }) => date)).toEqual(dates)
  })

  it.each(['balanced', 'packed'])('begins no day before ten where no early starts are wished: %s', async (pace) => {
    const { answer, slots } = await plan({ destination: '2 days in Paris', notes: 'No early starts', pace })
    for (const { start } of slots) expect(minutesOf(start)).toBeGreaterThanOrEqual(10 * 60)
    expect(answer.meta.reading).toMatchObject({ notUsed: [] })
    expect(answer.meta.reading?.understood.map(({ key }) => key)).toContain('late-start')
  })

  it('holds what must be seen and leaves out what must not', async () => {
    const { slots } = await plan({ destination: '2 days in Paris', notes: 'must see Eiffel Tower, skip the Panthéon' })
    const titles = slots.map(({ activity }) => activity.title)
    expect(titles).toContain('Eiffel Tower')
    expect(titles).not.toContain('Panthéon')
    const removed = await plan({
      destination: '2 days in Paris',
      notes: 'must see Eiffel Tower',
      without: ['must-see:eiffel-tower'],
      exclude: slots.filter(({ activity }) => activity.title === 'Eiffel Tower').map(({ activity }) => activity.id),
    })
    expect(removed.slots.map(({ activity }) => activity.title)).not.toContain('Eiffel Tower')
  })

  it('keeps what must be seen off the evening of arrival', async () => {
    const { answer, slots } = await plan({
      destination: '2 days in Paris',
      notes: 'must see Eiffel Tower and the Louvre, arriving 21:30',
    })
    expect(answer.plan[0].slots).toEqual([])
    expect(slots.filter(({ fixed }) => fixed === 'locked').map(({ activity }) => activity.title)).toContain(
      'Eiffel Tower',
    )
  })

  it('arrives in the first city and leaves from the last', async () => {
    const { answer } = await plan({
      destination: '1 night in Melbourne, 1 night in Sydney',
      notes: 'arriving 21:30, flight home at 9am',
      startDate: '2027-05-03',
    })
    expect(answer.plan.map(({ slots }) => slots.length > 0)).toEqual([false, true, false])
    expect(answer.meta.searchNote).toContain('so day 1 has no stops')
    expect(answer.meta.searchNote).toContain('so day 3 has no stops')
  })

  it('is built around the event and the time on the ticket', async () => {
    const { answer, slots } = await plan({ destination: 'Australian Open', notes: 'ticket for 11:00 on 24 January' })
    const event = slots.find(({ fixed }) => fixed === 'event')
    expect(event?.start).toBe('11:00')
    expect(answer.plan.find(({ slots: own }) => own.some(({ fixed }) => fixed === 'event'))?.date).toBe('2027-01-24')
  })

  it.each([
    ['Australian Open women’s final, 2 days', '2027-01-30', '19:30'],
    ['Australian Open night session on 28 January, 2 days', '2027-01-28', '19:00'],
    ['Las Vegas Grand Prix qualifying, 2 days', '2027-11-19', '20:00'],
  ])('goes to the session that is named: %s', async (destination, date, start) => {
    const { answer } = await plan({ destination, days: 2 })
    const day = answer.plan.find(({ slots }) => slots.some(({ fixed }) => fixed === 'event'))
    expect(day?.date).toBe(date)
    expect(day?.slots.find(({ fixed }) => fixed === 'event')?.start).toBe(start)
  })

  it.each([
    ['Paris, 2 days, Eiffel Tower in the evening', 'Eiffel Tower', 17 * 60, 24 * 60],
    ['Barcelona, 2 days, Sagrada Família first thing', 'Sagrada Família', 0, 11 * 60],
  ])('goes to a sight at the time of day that was asked for: %s', async (destination, title, from, until) => {
    const { slots } = await plan({ destination, days: 2, startDate: '2027-05-03' })
    const start = slots.find(({ activity }) => activity.title === title)?.start ?? ''
    expect(minutesOf(start)).toBeGreaterThanOrEqual(from)
    expect(minutesOf(start)).toBeLessThanOrEqual(until)
  })

  it('leaves out what bears the name of a place that is left out', async () => {
    const { slots } = await plan({ destination: 'New York, 3 days, skip Times Square and the Statue of Liberty' })
    const named = slots.flatMap(({ activity, foodNearby }) => [activity.title, ...foodNearby.map(({ title }) => title)])
    expect(named.filter((name) => /times square|statue of liberty/i.test(name))).toEqual([])
  })

  it('promises nothing of menus where some food is not eaten', async () => {
    const { answer } = await plan({ destination: 'Barcelona', notes: 'no seafood' })
    expect(answer.meta.searchNote).toContain(
      'We left out places known for seafood. We don’t know the other menus, so say what you don’t eat before you order.',
    )
  })

  it('brings what a city celebrates in the night of 31 December', async () => {
    const { slots } = await plan({ destination: 'Singapore 30 December 2026 to 2 January 2027', days: 2 })
    expect(slots.find(({ fixed }) => fixed === 'event')?.activity.title).toBe('Marina Bay Singapore Countdown')
  })

  it('takes the feast that was named for what its city does at midnight', async () => {
    const { slots } = await plan({ destination: 'New Year’s Eve in New York, 2 days', days: 2 })
    expect(slots.find(({ fixed }) => fixed === 'event')?.activity.title).toMatch(/^Times Square New Year.s Eve$/)
  })

  it('says that no prices are known where there is a budget, and only notes it', async () => {
    const { answer } = await plan({ destination: '2 nights in Melbourne, 1 night in Sydney', notes: 'budget 900 AUD' })
    expect(answer.meta.searchNote?.match(/We don’t know any prices/g)).toHaveLength(1)
    expect(answer.meta.reading?.understood.find(({ label }) => label === 'Budget')?.use).toBe('noted')
  })

  it('ends with seven days, and says so', async () => {
    const { answer } = await plan({ destination: '10 days in London' })
    expect(answer.plan).toHaveLength(7)
    expect(answer.meta.searchNote).toContain('You asked for 10 days. We plan up to 7 at a time')
  })

  it.each([
    ['two weeks in Japan', '“Japan” is a country. Name a city in it: we can plan '],
    ['3 days in Springfield', 'Which “Springfield” did you mean'],
    ['3 days in Xyzzy', 'We couldn’t find “Xyzzy”'],
    ['queenstown nz 4 days hiking', 'In New Zealand we can plan Auckland'],
    ['the moon', 'We couldn’t find “moon”. Try a city, a venue or an event.'],
    ['Europe, 5 days', '“Europe” is more than one city. Name the one you’re going to: we can plan '],
    ['California', 'we can plan Los Angeles or San Francisco'],
  ])('refuses “%s” with the name in doubt', async (destination, note) => {
    const { answer } = await plan({ destination })
    expect(answer.plan).toEqual([])
    expect(answer.meta.searchNote).toContain(note)
  })
})

describe('a plan of several cities', () => {
  it('spends its days in each, and leaves the way between them to the traveller', async () => {
    const request = ask({ destination: '2 nights in Melbourne, 2 nights in Sydney', startDate: '2027-05-03' })
    const { answer } = await plan(request)
    const { stretches = [], searchNote, base } = answer.meta
    expect(stretches).toMatchObject([
      { city: 'Melbourne', firstDay: 0, days: 2 },
      { city: 'Sydney', firstDay: 2, days: 3 },
    ])
    expect(base).toBeUndefined()
    expect(searchNote).toContain('from Melbourne to Sydney')
    expect(answer.plan.map(({ date }) => date)).toEqual(['03', '04', '05', '06', '07'].map((day) => `2027-05-${day}`))
    for (const { firstDay, days, base: own = { lat: 0, lon: 0 } } of stretches)
      for (const { slots } of answer.plan.slice(firstDay, firstDay + days))
        for (const { activity } of slots) expect(kilometres(own, activity)).toBeLessThan(60)

    const outline = outlineOf(answer.plan).map((day, i) => ({
      ...day,
      place: stretches.find(({ firstDay, days }) => i >= firstDay && i < firstDay + days)?.place,
    }))
    const edited = await editItinerary({ action: 'day', request, plan: outline, day: 3 }, port, { now })
    expect(edited.conflicts).toEqual([])
    expect(edited.day?.date).toBe('2027-05-06')
    expect(edited.day?.slots.length).toBeGreaterThan(2)
    const own = new Set(answer.plan.slice(0, 2).flatMap(({ slots }) => slots.map(({ activity }) => activity.id)))
    for (const { activity } of edited.day?.slots ?? []) expect(own).not.toContain(activity.id)
  })

  it('says once what holds for both cities, and keeps the choice of the event’s day', async () => {
    const { answer, slots } = await plan({
      destination: '2 nights in Melbourne, 2 nights in Sydney',
      startDate: '2027-01-23',
      eventId: port.resolveDestination('Australian Open')?.id,
    })
    const note = answer.meta.searchNote ?? ''
    expect(note.match(/We don’t know the opening hours of/g)).toHaveLength(1)
    const assumed = slots.filter(({ activity, fixed }) => activity.openingHours === null && fixed !== 'event').length
    expect(note).toContain(`the opening hours of ${assumed} stops`)
    expect(note).not.toContain('km from Sydney')
    expect(answer.meta.event?.name).toBe('Australian Open')
    expect(answer.meta.event?.date).toMatch(/^2027-01-2[34]$/)
    // The event is in the first city, a bed in each.
    const [first, second] = answer.meta.stretches ?? []
    expect([first?.base?.kind, second?.base?.kind]).toEqual(['hotel', 'hotel'])
    expect(second?.base?.lat).toBeCloseTo(-33.87, 0)
    expect(second?.base?.lon).toBeCloseTo(151.2, 0)
  })

  it.each([
    ['Melbourne for the Australian Open, then 2 days in Sydney, 5 days in all', 0, [3, 2]],
    ['Sydney 2 days, then the Australian Open in Melbourne 3 days', 1, [2, 3]],
  ])('begins so that the event falls into its city: %s', async (destination, city, days) => {
    const { answer } = await plan({ destination })
    const { stretches = [] } = answer.meta
    expect(stretches.map((stretch) => stretch.days)).toEqual(days)
    const at = answer.plan.findIndex(({ slots }) => slots.some(({ fixed }) => fixed === 'event'))
    expect(answer.plan[at]?.date).toBe('2027-01-31')
    expect(stretches.findLastIndex(({ firstDay }) => firstDay <= at)).toBe(city)
  })

  it('leaves no city out where the nights are more than the days', async () => {
    const { answer } = await plan({ destination: 'Amsterdam, 4 nights in Amsterdam and 3 in Berlin, 4 days in all' })
    expect(answer.meta.stretches).toMatchObject([
      { city: 'Amsterdam', days: 2 },
      { city: 'Berlin', days: 2 },
    ])
    expect(answer.meta.reading?.questions.map(({ key }) => key)).toContain('nights')
  })

  it('leaves out a city without places, and says so', async () => {
    const { answer } = await plan({ destination: '2 days in Rome and 1 in Bologna' })
    expect(answer.meta.stretches).toMatchObject([{ city: 'Rome', days: 2 }])
    expect(answer.meta.searchNote).toContain('Bologna: We don’t have any places to visit in Bologna yet')
    const cities = answer.meta.reading?.understood.filter(({ label }) => label === 'Where')
    expect(cities?.map(({ use }) => use)).toEqual(['planned', 'noted'])
    expect(answer.meta.reading?.questions).toEqual([])
  })

  it('asks which town of a name is meant where no other of the trip tells', async () => {
    const { answer } = await plan({ destination: '2 days in Paris and 1 in Manchester' })
    const [question] = answer.meta.reading?.questions ?? []
    expect(question).toMatchObject({
      key: 'which:Manchester',
      words: 'We took Manchester for Manchester, United Kingdom. Did you mean another?',
    })
    const [first] = question?.choices ?? []
    expect(first?.set?.destination).toBe(`2 days in Paris and 1 in ${first?.words}`)
  })

  it('plans those it can tell, and asks for the others', async () => {
    const { answer } = await plan({ destination: '2 days in London and 1 in Springfield' })
    expect(answer.plan).toHaveLength(2)
    expect(answer.meta.searchNote).toContain('Which “Springfield” did you mean')
  })
})
