import { tripLimits } from '@site/contracts/trip-fields'
import type { Destination } from '../itinerary/places.ts'
import { note, withHard, type Reader } from './finding.ts'
import { sightNamed } from './known-sights.ts'
import { isCommon } from './common-words.ts'
import { groupSpan } from './page.ts'
import type { ReadPort } from './where.ts'

const LEFT_OUT =
  /\b(?:and |but |und |aber |mais |et |pero |y |ma |e )?(?:not|skip|avoid|leave out|nicht|pas|no|non|nao)(?: to| in| into| auf| zu)? (?:the|die|der|das|den|le|la|les|el|los|las|il|lo|gli|o|os|as) (\p{L}[\p{L}'-]{3,}(?: \p{L}[\p{L}'-]{3,}){0,2}?)(?=\s*(?:[,.;!?)\u00a6]|$)|\s+(?:and|or|und|et|y|e|o)\s)/dgu

/** "… and NOT the dungeon": what is left out in plain words that nobody else made anything of. */
export const readLeftOutWords = (reader: Reader, port: ReadPort, cities: readonly Destination[]): void =>
  reader.page.each(LEFT_OUT, (match, span) => {
    const [, words = ''] = match
    const own = groupSpan(match, 1)
    if (own === null || words.split(' ').every(isCommon)) return null
    const text = reader.page.words(own)
    const found = cities.map((city) => sightNamed(port, text, city, 'said')).find((sight) => sight !== null) ?? null
    const place = { name: text, ...(found?.id === undefined ? {} : { id: found.id }) }
    note(reader, span, {
      key: `leave-out:${words.replaceAll(' ', '-')}`,
      label: 'Leave out',
      value: found?.name ?? text,
      use: found === null ? 'noted' : 'planned',
      apply: (trip) => {
        const { mustNot } = trip.hard
        return withHard(trip, {
          mustNot: { ...mustNot, places: [...mustNot.places, place].slice(0, tripLimits.places) },
        })
      },
    })
    return true
  })
