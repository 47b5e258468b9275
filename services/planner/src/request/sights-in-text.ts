import type { Destination } from '../itinerary/places.ts'
import { isCountry } from './countries.ts'
import { isKindByName } from './kinds-by-name.ts'
import { beginsName, hotelNamed, sightAt, sightNamed } from './known-sights.ts'
import { isMaker } from './makers.ts'
import { isLittle } from './name-keys.ts'
import { isCommon } from './common-words.ts'
import type { Name } from './names.ts'
import { BOOKED_BEHIND, LIST } from './named-roles.ts'
import { foldText, type Page, type Span } from './page.ts'
import { isOfPeople } from './people-names.ts'
import { roleBehind } from './roles-behind.ts'
import { roleBefore } from './roles.ts'
import { isTownAlone } from './sight-of-trip.ts'
import { knownTown } from './town-names.ts'
import type { ReadPort } from './where.ts'
import { AND } from './vocabulary.ts'
import { isArea, isNoPlace } from './wide-places.ts'
import { wordRuns, type Word } from './word-runs.ts'

/** A name of a sight or a hotel, and what it means. */
export interface NamedSight extends Name {
  readonly meant: Destination
  /** The text says that one sleeps there. */
  readonly isStay?: true
}

/** "2 nights at the Adlon": a hotel, where the city has one of that name. */
const MAY_STAY =
  /(?:nights?|nuits?|nachte|noches|notti|noites?|staying|sleeping|check(?:ing|ed)?[- ]?in|booked|reserved|hotel|from)(?: (?:at|in|into|im|au|en|al|no))?(?: (?:the|le|la|das|el|il|o))? $/
/** "We're at the QT": where one is, unless it is a sight. */
const WE_ARE =
  /(?:^|[^\p{L}'])(?:we'?re|we are|we r|i'?m|i am|we'?ll be|we will be|i'?ll be|i will be|being|wir sind|ich bin|on est|on sera|nous sommes|estamos|estaremos|estoy|siamo|saremo|sono|estou)(?: all| both)? (?:at|@|in|im|au|en|al|no|na)(?: (?:the|le|la|das|el|il|o))? $/u
/** "We got the Hoxton": what one has got is a hotel, unless it is a sight. */
const WE_HAVE =
  /(?:^|[^\p{L}'])(?:(?:we|i)(?:'ve| have)?(?: just)? got(?: (?:us|ourselves|into))?|got(?: us)?|(?:we|i) have|(?:we|i)(?:'re| are| am|'m) going with|nous avons|on a|wir haben|tenemos|abbiamo|temos)(?: (?:the|le|la|das|el|il|o))? $/u
const AT =
  /(?:^|[,;:.!?(\u00a6]|(?<!\p{L})(?:nights?|days?|weeks?|nuits?|jours?|nachte|tage|noches|dias|notti|giorni|noites))\s*(?:at|@)(?: the)? $/u
/** A name that stands by itself: ", the Palmer House,". */
const ALONE_BEFORE = /(?:^|[,;:.!?(\u00a6])\s*(?:(?:the|le|la|das|der|el|il|o) )?$/
const ALONE_BEHIND = /^\s*(?:$|[,;.!?)\u00a6])/
/** The name goes on: "Gare de Lyon". */
const GOES_ON = /^[ -](?:de|du|des|del|della|di|of|da|do)? ?\p{Lu}/u
const LEAD = 60
/** Stands before the name of one. */
const HOUSE = /^(?:hotel|hostel|albergo|pension)$/
const MOST_HOTEL_WORDS = 5
/** "We've done the castle": one of a kind was seen, and no kind is left out. */
const SEEN_ONE = /(?:seen|done|visited|been to) the $/
const ONE = /(?:^|[^a-z])(?:the|le|la|der|die|das|den|el|il|al|au|ao|zum|zur|sul|sulla|del|dal|do|da)\s+$/

/** Sights and hotels of the trip's cities, named in full, or in part where the text says that a place follows; the longest first. */
export const sightsInText = (
  page: Page,
  port: ReadPort,
  cities: readonly Destination[],
  known: readonly Span[],
): readonly NamedSight[] => {
  const found: NamedSight[] = []
  const shouted = page.text === page.text.toUpperCase()
  for (const run of cities.length === 0 ? [] : wordRuns(page))
    for (let at = 0; at < run.length; at += 1) {
      const name = nameAt(page, port, cities, run.slice(at), {
        last: found.at(-1)?.span ?? known.findLast(({ to }) => to <= (run[at]?.from ?? 0)),
        shouted,
      })
      if (name === null) continue
      found.push(name)
      while (at + 1 < run.length && (run[at + 1]?.from ?? 0) < name.span.to) at += 1
    }
  return found.length === 0 ? found : [...found, ...listedBefore(page, port, cities, found)]
}

/** Between an item of a list and the next. */
const JOINED = new RegExp(
  String.raw`^(?: (?:thing|stuff|place|place thing))?\s*(?:[,+&/]|\b${AND}\b)[\s,]*(?:(?:and|the|le|la|les|der|die|das|el|il|lo|o|a)\s+)*$`,
)

/** "Bukchon + Gwangjang market": what stands in one list before a sight is told by any of its words, too. */
const listedBefore = (
  page: Page,
  port: ReadPort,
  cities: readonly Destination[],
  known: readonly NamedSight[],
): readonly NamedSight[] =>
  wordRuns(page).flatMap((run): readonly NamedSight[] => {
    for (const [at, first] of run.entries())
      for (const last of run.slice(at, at + MOST_LISTED_WORDS).toReversed()) {
        const span = { from: first.from, to: last.to }
        const text = page.words(span)
        const isBefore = known.some(
          (name) => name.span.from > span.to && JOINED.test(page.folded.slice(span.to, name.span.from)),
        )
        const isTaken = known.some((name) => name.span.from < span.to && span.from < name.span.to)
        if (
          !isBefore ||
          isTaken ||
          !BEGINS.test(page.left.slice(0, span.from)) ||
          foldText(text).split(' ').every(isCommon)
        )
          continue
        for (const city of cities) {
          const meant = beginsName(port, first.text, city) ? sightNamed(port, text, city, 'said') : null
          if (meant !== null) return [{ span, text, kinds: [meant.kind], meant }]
        }
      }
    return []
  })
const MOST_LISTED_WORDS = 4
/** An item of a list begins here. */
const BEGINS = new RegExp(
  String.raw`(?:^|[,;:.!?(+&/\u00a6]|(?<!\p{L})(?:${AND}|see|do|visit))\s*(?:(?:the|le|la|les|der|die|das|den|el|il|lo|o|a) )?$`,
  'u',
)

const REFUSES = /(?:^|[^a-z])(?:no|not|without|avoid|hates?|keine?|ohne|pas de|sans|sin|senza|niente|sem)\s+(?:any )?$/

interface Context {
  readonly last: Span | undefined
  readonly shouted: boolean
}

const stays = (name: NamedSight | null): NamedSight | null => name && { ...name, isStay: true }

/** The hotel of one of the cities that the first words name, by as many of them as it takes. */
const houseAt = (
  port: ReadPort,
  texts: readonly string[],
  cities: readonly Destination[],
  certainty: 'said' | 'aside',
): { readonly count: number; readonly hotel: Destination } | null => {
  for (let count = Math.min(MOST_HOTEL_WORDS, texts.length); count >= 1; count -= 1) {
    if (isLittle(foldText(texts[count - 1] ?? ''))) continue
    const own = texts.slice(0, count)
    for (const city of own.every((text) => isCommon(foldText(text))) ? [] : cities) {
      const hotel = hotelNamed(port, own.join(' '), city, certainty)
      if (hotel !== null) return { count, hotel }
    }
  }
  return null
}

/** "Ace Hotel": the name says what it is. */
const isHotel = ([, ...words]: readonly string[]): boolean =>
  words.slice(0, 2).some((word) => /^(?:hotels?|hostel|inn|resort|ryokan|guesthouse)$/.test(foldText(word)))

/** So many words of a name in their order are that name, however plain each of them is: "gardens by the bay". */
const NO_CHANCE = 4
/** "Fine settimana a Vienna": no museum of fine arts. */
const WEEKEND = /^(?:fine? ?(?:settimana|de semana)|fim de semana|week-?end|wochenende)(?!\p{L})/u
/** "No one needs it" leaves out nothing called One. */
const NO_ONE = /\bno one$/
/** "Opera house tour is a must": what one does there stands between a name and what is said of it. */
const DONE_THERE = /^ (?:tours?|visit|climb|tickets?|show)(?!\p{L})/u

/** Whether the words behind a name say that it is seen, left out or booked. */
const isSpokenOf = (rest: string): boolean =>
  roleBehind(rest.replace(DONE_THERE, '')) !== null || BOOKED_BEHIND.test(rest)

const FOOD_BEHIND = /^ (?:food|cuisine|cooking|dishes|specialit(?:y|ies)|restaurants?|stalls?|kitchens?)(?!\p{L})/u
/** "Korean restaurants": a kind of food stands for no place in whose name it is. */
const isOfFood = (page: Page, { text, to }: Word, { name }: Destination): boolean => {
  return FOOD_BEHIND.test(page.folded.slice(to)) && foldText(name) !== foldText(text)
}

/** "I won't go home without …", "Austin Texas". */
const isNoSight = (text: string): boolean => isCountry(text) || isArea(text) || isNoPlace(text)

const nameAt = (
  page: Page,
  port: ReadPort,
  all: readonly Destination[],
  words: readonly Word[],
  { last, shouted }: Context,
): NamedSight | null => {
  const [first] = words
  if (first !== undefined && WEEKEND.test(page.folded.slice(first.from))) return null
  if (first !== undefined && NO_ONE.test(page.folded.slice(0, first.to))) return null
  if (first === undefined || (HOUSE.test(foldText(first.text)) && words.length > 1)) return null
  const cities = all.filter((city) => beginsName(port, first.text, city))
  if (cities.length === 0) return null
  // "No cable cars" leaves out a kind, whatever place begins with its first word.
  const pair = words
    .slice(0, 2)
    .map(({ text }) => foldText(text))
    .join(' ')
  if (words.length > 1 && isKindByName(pair) && REFUSES.test(page.folded.slice(0, first.from))) return null
  const lead = page.folded.slice(Math.max(0, first.from - LEAD), first.from)
  const { role } = roleBefore(lead, [])
  const texts = words.map(({ text }) => text)
  const named = (count: number, meant: Destination): NamedSight | null => {
    const end = words[count - 1]
    if (end === undefined) return null
    const span: Span = { from: first.from, to: end.to }
    return { span, text: page.words(span), kinds: [meant.kind], meant }
  }
  if (role === 'stay' || MAY_STAY.test(lead)) {
    const house = houseAt(port, texts, cities, 'said')
    if (house !== null) return stays(named(house.count, house.hotel))
    if (role === 'stay') return null
  }
  const isCapital = !shouted && /^\p{Lu}/u.test(first.text)
  const isThere = WE_ARE.test(lead) || WE_HAVE.test(lead) || (isCapital && AT.test(page.left.slice(0, first.from)))
  // ", bellagio," where all is typed small.
  const isTypedSmall = !/\p{Lu}/u.test(page.text) && ALONE_BEFORE.test(lead) && lead.trim() !== ''
  const house = isCapital || isThere || isTypedSmall || isHotel(texts) ? houseAt(port, texts, cities, 'said') : null
  const isHouse = (count: number): boolean => {
    const end = words[count - 1]?.to ?? first.to
    if (GOES_ON.test(page.text.slice(end))) return false
    // "Gaudí" is who built a city, and no hotel that bears his name.
    if (count === 1 && isMaker(first.text)) return isThere
    // "Bellagio" is the hotel of that name before it is a part of the name of its fountains.
    const said = foldText(texts.slice(0, count).join(' '))
    const isWhole = house !== null && foldText(house.hotel.name) === said
    const isSight = (city: Destination): boolean => {
      const sight = sightAt(port, texts, city, 'aside')
      return (
        sight !== null &&
        sight.count >= count &&
        !(isWhole && sight.count === count && foldText(sight.sight.name) !== said)
      )
    }
    if (cities.some(isSight)) return false
    return (
      isThere || isHotel(texts.slice(0, count)) || (ALONE_BEFORE.test(lead) && ALONE_BEHIND.test(page.left.slice(end)))
    )
  }
  if (house !== null && role === 'plain' && isHouse(house.count)) return stays(named(house.count, house.hotel))
  const isListed = last !== undefined && LIST.test(page.folded.slice(last.to, first.from))
  const isRole = role === 'must-see' || role === 'must-not'
  const isSaid = words.slice(0, NO_CHANCE).some(({ to }) => isSpokenOf(page.folded.slice(to)))
  for (const city of cities) {
    const sight = sightAt(port, texts, city, isRole || isListed || isSaid ? 'said' : 'aside')
    if (sight === null || (sight.count === 1 && (isNoSight(first.text) || isOfPeople(foldText(first.text))))) continue
    const own = named(sight.count, sight.sight)
    if (sight.count === 1 && isOfFood(page, first, sight.sight)) continue
    if (own === null || (sight.count > 1 && isTownAlone(port, own.text, sight.sight))) continue
    if (sight.count === 1 && role === 'must-not' && isKindByName(foldText(first.text)) && !SEEN_ONE.test(lead)) continue
    const isSaidSo = isSpokenOf(page.folded.slice(own.span.to))
    const isOne = (isRole || isListed) && ONE.test(lead) && !own.text.endsWith('s')
    if (sight.isKind && !isOne && !(isSaidSo && sight.count > 1)) continue
    // "A show one night" names no hall of that name.
    const isPlain = !isRole && !isSaidSo && texts.slice(0, sight.count).every((text) => isCommon(foldText(text)))
    if (sight.count > 1 && sight.count < NO_CHANCE && isPlain) continue
    if (sight.count > 1) return own
    const folded = foldText(first.text)
    const isMeant = isRole || isListed || isSaidSo || (isCapital && /:\s*$/.test(lead))
    if (isCommon(folded) && !isRole && !(sight.isKind && isListed)) continue
    const isByTheWay = /(?:^|[^a-z])(?:with|mit|avec|con|com|want|like|love)\s+$/.test(lead)
    if (sight.isFamous || isCapital || (isMeant && !isByTheWay)) return own
  }
  // The city's own name begins many.
  const isTown = knownTown(foldText(first.text)) !== null
  for (let count = isTown ? 0 : Math.min(MOST_HOTEL_WORDS, words.length); count > 1; count -= 1)
    for (const city of cities) {
      const hotel = hotelNamed(port, texts.slice(0, count).join(' '), city, 'aside')
      if (hotel !== null && !isLittle(foldText(texts[count - 1] ?? ''))) return named(count, hotel)
    }
  return null
}
