import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { nightsAsked, withFeastEvent } from '../itinerary/feast-event.ts'
import { seasonsAsked } from '../itinerary/seasons.ts'
import { readRequest } from './read-request.ts'
import { withServedWords } from './served-words.ts'

const today = '2026-11-23'
const port = createPlaces({ now: () => new Date(`${today}T03:00:00Z`) })
const STAY = '30 December 2026 to 2 January 2027'

it.each([
  ['a countdown', `Tokyo, ${STAY}`, 'Temples and a countdown', 'countdown', []],
  ['what the night of one city is known for', `Madrid, ${STAY}`, 'Grapes, tapas', 'Grapes', []],
  ['the same in another language', `Madrid, ${STAY}`, 'Las uvas en la Puerta del Sol', 'uvas', []],
  ['bells', `Tokyo, ${STAY}`, 'Bells', 'Bells', []],
  ['fireworks', `Paris, ${STAY}`, 'fireworks', 'fireworks', []],
  ['what the night of that city has not', `Tokyo, ${STAY}`, 'grapes', '', ['grapes']],
  ['tents', 'Munich for Oktoberfest 2027', 'evenings in the tents', 'evenings in the tents', []],
  ['tents every night', 'Munich for Oktoberfest 2027', 'In the beer tents every night', 'tents', []],
  ['other days', 'Madrid, 3 to 6 March 2027', 'Grapes', '', ['Grapes']],
])('uses words of a feast that the plan serves: %s', (_, destination, notes, told, quoted) => {
  const request = itineraryRequest.parse({ destination, notes, days: 3 })
  const read = withFeastEvent(readRequest(request, port, today), request, port)
  const seasons = [...seasonsAsked(read.reading), ...nightsAsked(read, request, port)]
  const { reading } = withServedWords(read, seasons, port)
  expect(reading.notUsed).toEqual(quoted)
  const words = reading.understood.filter(({ key }) => /^(?:season:|event$)/.test(key)).map((piece) => piece.words)
  expect(words.join(' ')).toContain(told)
})
