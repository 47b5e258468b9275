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
  expect(days.flat().filter(({ period }) => period !== 'evening')).toEqual([])
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
