import type { TripQuestion } from '@site/contracts/trip-reading'
import { minutesOf } from '../itinerary/days.ts'
import {
  cityNights,
  lengths,
  noSuchDay,
  otherLength,
  past,
  quote,
  reversed,
  spanOf,
  startDates,
  type Told,
} from './date-questions.ts'
import { eitherOr } from './either-or.ts'
import { eventOutside } from './event-outside.ts'
import { mealAgainstDiet } from './meal-against-diet.ts'
import { foodAgainstFood, kindWanted, manyAtEase } from './wish-against-wish.ts'
import type { ReadPort } from './where.ts'
import { NUMBER } from './vocabulary.ts'
import { weekdays } from './weekday-question.ts'
import { whenInYear } from './year-question.ts'
import { isWayFrom } from './town-asides.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Everything in the request that cannot be true at once, as questions. */
export const contradictions = (told: Told, port: Pick<ReadPort, 'poiById' | 'eventById'>): TripQuestion[] =>
  [
    reversed(told),
    past(told),
    whenInYear(told),
    lengths(told) ?? otherLength(told),
    startDates(told),
    cityNights(told),
    clock(told),
    paces(told),
    budgets(told),
    people(told),
    weekdays(told),
    wanted(told),
    kindWanted(told, port),
    manyAtEase(told),
    foodAgainstFood(told) ?? mealAgainstDiet(told),
    eventOutside(told, port),
    eitherOr(told),
    noSuchDay(told),
    ...form(told),
    from(told),
    ...which(told),
  ].filter((question) => question !== null)

/** Leaving before arriving, on a trip of one day. */
const clock = (told: Told): TripQuestion | null => {
  const { trip, request } = told
  const { arrival, departure } = trip
  const days = spanOf(trip) ?? trip.days ?? request.days
  if (arrival === undefined || departure === undefined || days > 1 || minutesOf(departure) > minutesOf(arrival))
    return null
  return {
    key: 'clock',
    words: `You leave at ${departure} and arrive at ${arrival} on the same day. Which time is right?`,
    choices: [
      { words: `Arriving at ${arrival}`, without: ['departure', 'form:departure'] },
      { words: `Leaving at ${departure}`, without: ['arrival', 'form:arrival'] },
    ],
  }
}

const paces = ({ findings }: Told): TripQuestion | null => {
  const said = findings.filter(({ key }) => key.startsWith('pace:'))
  if (said.length < 2) return null
  return {
    key: 'pace',
    words: `You wrote ${said.map(({ words }) => quote(words)).join(' and ')}. How full should the days be?`,
    choices: said.map(({ value, key }) => ({
      words: value,
      without: said.filter((other) => other.key !== key).map((other) => other.key),
    })),
  }
}

/** Two amounts for the same thing. */
const budgets = ({ findings }: Told): TripQuestion | null => {
  const said = findings.filter(({ key }) => key === 'budget' || key.startsWith('other-budget:'))
  if (said.length < 2) return null
  return {
    key: 'budget',
    words: `You wrote ${said.map(({ words }) => quote(words)).join(' and ')}. What may the trip cost?`,
    choices: said.map(({ value, key }) => ({
      words: value,
      without: said.filter((other) => other.key !== key).map((other) => other.key),
    })),
  }
}

/** "Travelling solo", and "there are four of us"; "2 adults", and "four of us, all adults". */
const people = ({ findings, trip }: Told): TripQuestion | null => {
  const alone = findings.find(({ key }) => key === 'adults')
  const all = findings.find(({ key }) => key === 'people')
  const { adults = 0, children = 0, people: count = 0 } = trip.party ?? {}
  if (alone === undefined || all === undefined || adults === count) return null
  // Of five people two are grown up where the others are children, counted or not.
  const mayBeChildren = findings.some(({ key }) => key === 'children' || key === 'family' || key === 'interest:family')
  if (mayBeChildren && adults + children <= count) return null
  return {
    key: 'people',
    words: `You wrote ${quote(alone.words)} and ${quote(all.words)}. How many travel?`,
    choices: [
      { words: alone.value, without: ['people'] },
      { words: all.value, without: ['adults'] },
    ],
  }
}

/** One place to be seen and to be left out. */
const wanted = ({ trip, findings }: Told): TripQuestion | null => {
  const { mustSee, mustNot } = trip.hard
  const both = mustSee.find((place) =>
    mustNot.places.some((other) => (place.id ?? place.name) === (other.id ?? other.name)),
  )
  if (both === undefined) return null
  const keys = (topic: string) =>
    findings.filter((found) => found.key.startsWith(topic) && found.words.endsWith(both.name)).map(({ key }) => key)
  return {
    key: 'wanted',
    words: `You want to see ${both.name} and to leave it out. Which is it?`,
    choices: [
      { words: `See ${both.name}`, without: keys('leave-out:') },
      { words: `Leave ${both.name} out`, without: keys('must-see:') },
    ],
  }
}

const ASKED = ['arrival', 'departure', 'ticket', 'budget', 'adults', 'children', 'stay'] as const
/** The form against the text. */
const form = ({ findings }: Told): (TripQuestion | null)[] =>
  ASKED.map((key) => {
    const text = findings.find((found) => found.key === key)
    const field = findings.find((found) => found.key === `form:${key}`)
    if (
      text === undefined ||
      field === undefined ||
      field.value.includes(text.value) ||
      text.value.includes(field.value)
    )
      return null
    return {
      key: `form-${key}`,
      words: `You wrote ${quote(text.words || text.value)}, but the form says ${field.value}. Which is it?`,
      choices: [
        { words: text.value, without: [field.key] },
        { words: field.value, without: [text.key] },
      ],
    }
  })

/** One name, several towns: the text with the town spelt out answers it. */
const which = ({ stops, page }: Told): (TripQuestion | null)[] =>
  stops.map(({ others, destination, place, span }) => {
    if (others.length < (destination === null ? 2 : 1)) return null
    const field = page.fieldOf(span)
    const text = field === 'notes' ? page.text.slice(page.notesFrom + 2) : page.text.slice(0, page.notesFrom - 1)
    const at = span.from - (field === 'notes' ? page.notesFrom + 2 : 0)
    return {
      key: `which:${place}`,
      words:
        destination === null
          ? `Which ${place} do you mean?`
          : `We took ${place} for ${destination.city}, ${countryNames.of(destination.country) ?? destination.country}. Did you mean another?`,
      choices: others.slice(0, 5).map((choice) => ({
        words: choice,
        without: [],
        set: { [field]: `${text.slice(0, at)}${choice}${text.slice(at + span.to - span.from)}` },
      })),
    }
  })

const OF_PEOPLE = new RegExp(
  String.raw`\b(?:${NUMBER}|couple|family|group|party|bunch)(?: of)? (?:(?!days?\b|nights?\b|weeks?\b|hours?\b|km\b|min)[a-z-]+ ){1,3}from $|\b(?:people|friends|couple|family|group|students|retirees|pensioners|over) from $`,
)
/** "from Tokyo to Kyoto" may be a way through both; "flying from Sydney" is none. */
const from = ({ origin, without, page }: Told): TripQuestion | null => {
  const lead = origin === null ? '' : page.folded.slice(Math.max(0, origin.span.from - 30), origin.span.from)
  if (
    /(?:fl[yi]|com|travel|depart|leav|driv|liv|based|arriv|land|gett?|train|bus|ferry|coach|sleeper|boat|plane|flight|eurostar|ice|tgv|day[- ]?trip|day out|excursion|tagesausflug|ausflug|gita|excursao|we're|we are|i'm|i am|(?:wir|ich) komm|wir sind|venons|nous sommes|somos|venimos|siamo|veniamo|vimos)\w*(?: (?:in|over|up|down|across|back|all|both|originally))? (?:from|out of|in|von|aus|de|da|desde) $/.test(
      lead,
    )
  )
    return null
  // "Two retired teachers from Leeds": where people are at home.
  if (OF_PEOPLE.test(lead)) return null
  if (origin !== null && isWayFrom(page.folded, origin)) return null
  if (origin === null || without.has(`stays:${origin.place}`)) return null
  return {
    key: 'from',
    words: `Do you want days in ${origin.place} too, or do you only come from there?`,
    choices: [
      { words: `Days in ${origin.place} too`, without: [`from:${origin.place}`] },
      { words: `Only coming from ${origin.place}`, without: [`stays:${origin.place}`] },
    ],
  }
}
