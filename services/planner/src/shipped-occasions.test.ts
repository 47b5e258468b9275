import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { planWithFacts } from './itinerary/plan.ts'
import { verifyPlan } from './verify/verify.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

/** What is planned of an occasion, by day. */
async function planned(destination: string, days: number, of: RegExp) {
  const request = itineraryRequest.parse({ destination, days })
  const { response, facts } = await planWithFacts(request, port, { now, maxIterations: 150, budgetMs: 60_000 })
  expect(facts === null ? ['no plan'] : verifyPlan(response.plan, facts)).toEqual([])
  return response.plan.map(({ slots }) => slots.filter(({ activity }) => of.test(activity.title)))
}

it.each([
  ['Munich Oktoberfest 2027', /Oktoberfest/],
  ['Tokyo over New Year, 31 December to 2 January', /Jingu|Shrine|-ji$/],
])('%s has it', async (destination, of) => {
  const days = await planned(destination, 3, of)
  expect(days.flat().length).toBeGreaterThan(0)
})

it('a trip for Christmas markets has one in the evenings', async () => {
  const days = await planned('Wien, Weihnachtsmärkte, 3 Tage im Dezember 2026', 3, /Christkindlmarkt|Christmas|Advent/)
  expect(days.filter((slots) => slots.length > 0).length).toBeGreaterThanOrEqual(2)
  // The sun is down by four.
  expect(days.flat().filter(({ start }) => start < '16:15')).toEqual([])
})

it('whoever comes for the evenings at Oktoberfest has dinner there every evening but that of its opening', async () => {
  const days = await planned('Munich, Oktoberfest 2027, 3 days, evenings in the tents', 3, /Evening at Oktoberfest/)
  expect(days.map((slots) => slots.map(({ start, end }) => `${start}-${end}`))).toEqual([
    [],
    ['16:30-21:30'],
    ['16:30-21:30'],
  ])
})

it.each([
  ['Singapore Grand Prix 2027, race weekend', 3],
  ['Singapore for the Grand Prix 2027, race weekend, hawker food', 4],
])('%s: "race" beside the weekend is no day of it', async (destination, count) => {
  const days = await planned(destination, count, /Grand Prix/)
  expect(days.filter((slots) => slots.length > 0)).toHaveLength(3)
})

it('a Grand Prix weekend has its sessions on all days, and no walk on the track', async () => {
  const days = await planned('Monaco Grand Prix weekend 2027', 3, /Grand Prix|Circuit|Casino|Hairpin|Port Hercule/)
  expect(days.map((slots) => slots.map(({ activity }) => activity.title))).toEqual([
    ['Formula 1 Monaco Grand Prix, practice'],
    ['Formula 1 Monaco Grand Prix, practice and qualifying'],
    ['Formula 1 Monaco Grand Prix'],
  ])
})

it('nights at clubs are on Friday and Saturday after eleven, each elsewhere, and the day after begins at noon', async () => {
  const request = itineraryRequest.parse({ destination: 'Berlin 3 to 6 December 2026, history and clubs', days: 4 })
  const { response, facts } = await planWithFacts(request, port, { now, maxIterations: 150, budgetMs: 60_000 })
  expect(facts === null ? ['no plan'] : verifyPlan(response.plan, facts)).toEqual([])
  const nights = response.plan.map(({ slots }) => slots.filter(({ start }) => start >= '23:00'))
  expect(nights.map((slots) => slots.map(({ end }) => end))).toEqual([[], ['02:30'], ['02:30'], []])
  expect(new Set(nights.flat().map(({ activity }) => activity.title)).size).toBe(2)
  expect(response.plan.slice(2).every(({ slots }) => (slots[0]?.start ?? '') >= '11:00')).toBe(true)
  expect(response.meta.searchNote).not.toContain('when these days have ended')
})

it('no club is added to a plan that has none, nor where children come along', async () => {
  const family = await planned('Berlin 4 to 5 December 2026, clubs, with our son (9)', 2, /./)
  expect(family.flat().filter(({ start }) => start >= '23:00')).toEqual([])
})

it('where one hears fado over dinner there is no dinner before it', async () => {
  const request = itineraryRequest.parse({ destination: 'Lisbon 12 to 14 March 2027, fado', days: 3 })
  const { response, facts } = await planWithFacts(request, port, { now, maxIterations: 150, budgetMs: 60_000 })
  expect(facts === null ? ['no plan'] : verifyPlan(response.plan, facts)).toEqual([])
  const evenings = response.plan.map(({ slots }) =>
    slots.filter(({ meal, start }) => meal === 'dinner' || start >= '19:30'),
  )
  const seated = evenings.filter((slots) =>
    slots.some(({ activity }) => activity.note?.includes('over dinner') === true),
  )
  expect(seated.length).toBeGreaterThan(0)
  expect(seated.flat().filter(({ meal }) => meal === 'dinner')).toEqual([])
})

it('one is seated before a concert begins, and has dined', async () => {
  const request = itineraryRequest.parse({ destination: 'Vienna 9 to 11 March 2027, classical music', days: 3 })
  const { response, facts } = await planWithFacts(request, port, { now, maxIterations: 150, budgetMs: 60_000 })
  expect(facts === null ? ['no plan'] : verifyPlan(response.plan, facts)).toEqual([])
  const evenings = response.plan.filter(({ slots }) =>
    slots.some(({ activity }) => /^(?:Musikverein|Konzerthaus)$/.test(activity.title)),
  )
  expect(evenings.length).toBeGreaterThan(0)
  for (const { slots } of evenings) {
    const at = slots.findIndex(({ activity }) => /^(?:Musikverein|Konzerthaus)$/.test(activity.title))
    expect(slots[at]?.start).toMatch(/^19:[012]/)
    expect(slots.findIndex(({ meal }) => meal === 'dinner')).toBeLessThan(at)
  }
})
