import { expect, it } from 'vitest'
import { createPlaces } from '@site/places'
import { planItinerary } from './plan.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })
const noteOf = async (destination: string): Promise<string> => {
  const { meta } = await planItinerary({ destination, days: 1, pace: 'balanced', themes: [] }, port, { now })
  return meta.searchNote ?? ''
}

it.each([
  [
    'a place that we do not know',
    'One day in Rome, must see the Zorbing Palace',
    /no place called Zorbing Palace in Rome/,
  ],
  [
    'a place that is shut on the only day',
    'Milan on Monday 8 March 2027, must see the Last Supper',
    /Last Supper .*closed on your day/,
  ],
])('says that %s has no stop', async (_what, destination, words) => expect(await noteOf(destination)).toMatch(words))

it('says nothing of what stands in the plan', async () =>
  expect(await noteOf('One day in Rome on 9 March 2027, must see the Pantheon')).not.toMatch(/no stop for/))

it('holds a place once that goes by two of its names', async () => {
  const destination = 'Mexico City 3 days, Frida Kahlo’s blue house'
  const { plan } = await planItinerary({ destination, days: 3, pace: 'balanced', themes: [] }, port, { now })
  const titles = plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.title))
  expect(titles.filter((title) => /Frida Kahlo/.test(title))).toHaveLength(1)
})
