import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { readRequest } from '../request/read-request.ts'

const today = '2026-11-23'
const places = createPlaces({ now: () => new Date(`${today}T03:00:00Z`) })

/** What the question tells a model is read well. */
it.each([
  [
    '2 days in San Francisco, then 2 days in Las Vegas, then 3 days in Los Angeles',
    'Where=San Francisco, 2 days|Where=Las Vegas, 2 days|Where=Los Angeles, 3 days|Length=7 days',
  ],
  ['Rome from 21 May 2027 to 25 May 2027', 'Where=Rome|When=21–25 May 2027'],
  ['Sydney, 3 days, in April 2027', 'Where=Sydney|When=April 2027|Length=3 days'],
  ['Tokyo, arriving at 14:15, leaving at 20:15', 'Where=Tokyo|Arriving=14:15|Leaving=20:15'],
  ['Rome, 2 adults and 2 children aged 7 and 9', 'Where=Rome|Who=2 children (7, 9)|Who=2 adults'],
  ['Rome, with a baby', 'Where=Rome|Who=1 child'],
  ['Adelaide, for the Adelaide 500 on 28 November 2026', 'Where=Adelaide|When=28 November 2026|Event=Adelaide 500'],
  ['Guangzhou, ticket for 24 October 2027', 'Where=Guangzhou|Ticket=24 October 2027'],
  ['Madrid, must see the Prado', 'Where=Madrid|Must see=Museo del Prado'],
  ['Rome, no Colosseum', 'Where=Rome|Leave out=Colosseum'],
  ['Rome, already seen: the Colosseum', 'Where=Rome|Leave out=Colosseum'],
  ['Rome, no museums, interested in architecture', 'Where=Rome|Leave out=museums|Interest=culture'],
  ['Rome, vegan, no seafood', 'Where=Rome|Not eaten=seafood|Diet=vegan'],
  ['Rome, budget 100 EUR per person per day', 'Where=Rome|Budget=€100 a person a day'],
  [
    'Rome, step-free, as little walking as possible',
    'Where=Rome|Walking=as little as possible|Step-free=step-free ways',
  ],
  ['Rome, at most 5 km on foot a day, no steep hills', 'Where=Rome|Walking=up to 5 km a day|Hills=no steep hills'],
  ['Rome, slow pace, no early starts', 'Where=Rome|Mornings=no early starts|Pace=relaxed'],
  ['Rome, away from crowds, little money', 'Where=Rome|Crowds=away from the crowds|Budget=as little as possible'],
  ['Paris, staying at the Hotel Lutetia', 'Where=Paris|Staying=Hôtel Lutetia'],
  [
    'Rome, no time on Wednesday, no time on Saturday from 14:00',
    'Where=Rome|Not free=Saturday from 14:00|Not free=Wednesday',
  ],
])('%s', (destination, told) => {
  const { reading } = readRequest({ destination, days: 3 }, places, today)
  expect(reading.understood.map(({ label, value }) => `${label}=${value}`).join('|')).toBe(told)
  expect(reading.notUsed).toEqual([])
})
