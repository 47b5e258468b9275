import { tripLimits } from '@site/contracts/trip-fields'
import { note, withHard, type Reader } from './finding.ts'
import { sightNamed } from './known-sights.ts'
import { isCommon } from './common-words.ts'
import { groupSpan } from './page.ts'
import { readSight } from './sights.ts'
import type { ReadPort, SoFar } from './where.ts'

const LEFT_OUT =
  /\b(?:and |but |und |aber |mais |et |pero |y |ma |e )?(?:not|skip|avoid|leave out|nicht|pas|no|non|nao)(?: to| in| into| auf| zu)? (?:the|die|der|das|den|le|la|les|el|los|las|il|lo|gli|o|os|as) (\p{L}[\p{L}'-]{3,}(?: \p{L}[\p{L}'-]{3,}){0,2}?)(?=\s*(?:[,.;!?)\u00a6]|$)|\s+(?:and|or|und|et|y|e|o)\s)/dgu

/** "Viktualienmarkt yes, Hofbräuhaus NO": refused behind its name. */
const NO_BEHIND =
  /(?<=(?:^|[,;:.\u00a6(]|\band) *)(\p{L}[\p{L}'-]{3,}(?: \p{L}[\p{L}'-]{2,}){0,2}?) (?:no|nope|nein|nao)(?: (?:thanks|thank you|way|danke|obrigad[oa]))?(?=\s*(?:$|[,.;!?)\u00a6]))/dgu

/** "… and NOT the dungeon": what is left out in plain words that nobody else made anything of. */
export const readLeftOutWords = (reader: Reader, port: ReadPort, so: SoFar): void => {
  for (const pattern of [LEFT_OUT, NO_BEHIND]) readPattern(reader, port, so, pattern)
}

const readPattern = (reader: Reader, port: ReadPort, so: SoFar, pattern: RegExp): void =>
  reader.page.each(pattern, (match, span) => {
    const [, words = ''] = match
    const own = groupSpan(match, 1)
    if (own === null) return null
    const text = reader.page.words(own)
    const city = so.stops[0]?.destination?.city
    // "Not the Temple Bar": plain words that are a name there.
    const isName =
      city !== undefined &&
      words.includes(' ') &&
      port.resolveDestination(`${text}, ${city}`)?.name.toLowerCase() === text.toLowerCase()
    if (isName) {
      readSight(reader, port, { span: own, whole: span, text, kinds: [], role: 'must-not' }, so)
      return [span]
    }
    if (words.split(' ').every(isCommon)) return null
    const found =
      so.stops
        .flatMap(({ destination }) => destination ?? [])
        .map((own) => sightNamed(port, text, own, 'said'))
        .find((sight) => sight !== null) ?? null
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
