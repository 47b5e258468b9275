/** Where one goes to hear, see or do what a traveller asked for. */

import { site } from '@site/contracts/site'
import type { Activity } from '@site/contracts/trip-fields'
import type { TripReading } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import type { PlanContext } from './context.ts'
import { minutesOf } from './days.ts'
import { wordsOf, type Poi } from './places.ts'
import { sentences } from './sentences.ts'
import type { VerifiedDays } from './verified-days.ts'

interface Ground {
  /** What the names of such places, or what is told of them, hold. */
  readonly words: RegExp
  readonly kinds: ReadonlySet<string>
  /** Interest that such a place gains (chosen, decision 27). */
  readonly worth: number
  /** What is on there has a programme, which nobody here knows. */
  readonly isShow: boolean
}

const [SOUGHT, NEAR_BY, NONE] = [120, 40, 0]
const STAGES = ['sight', 'experience', 'nightlife', 'bar']
const ANY = ['sight', 'experience', 'park', 'view', 'viewpoint', 'market', 'food', 'coffee', 'nightlife', 'bar']

const show = (words: RegExp, worth = SOUGHT, kinds = STAGES): Ground => ({
  words,
  kinds: new Set(kinds),
  worth,
  isShow: true,
})
const place = (words: RegExp, worth = SOUGHT, kinds = ANY): Ground => ({
  words,
  kinds: new Set(kinds),
  worth,
  isShow: false,
})

const CHURCHES =
  /\b(?:cathedral|abbey(?! road)|minster|basilica|church|chapel|dom|duomo|\w*kirche|kapelle|sagrada familia|notre dame|sacre coeur)\b/
const GROUNDS: Readonly<Record<Activity, Ground>> = {
  music: place(
    /\b(?:music|musik\w*|mozart\w*|beethoven\w*|schubert|strauss|haydn|chopin|bach|opera|staatsoper|philharmon\w+|symphony|konzerthaus|concert hall|jazz|blues|motown|beatles|abba|fado)\b/,
    NEAR_BY,
    [...ANY, 'museum'],
  ),
  'live music': show(/\b(?:live music|jazz|blues|honky tonk|music (?:hall|club|bar)|concerts?|fado)\b/),
  jazz: show(/\b(?:jazz|blues)\b/),
  'classical music': show(
    /\b(?:musikverein|konzerthaus|philharmon\w+|symphony|concert hall|auditorium|gewandhaus|palau de la musica|carnegie hall|casa da musica|royal albert hall|elbphilharmonie|staatsoper|opera house|state opera)\b/,
  ),
  opera: show(/\b(?:opera|staatsoper|volksoper|la scala|palais garnier|liceu|teatro real|teatro colon)\b/),
  carols: show(CHURCHES, NONE, ['sight']),
  'church services': show(CHURCHES, NONE, ['sight']),
  comedy: show(/\b(?:comedy|improv|stand up|fringe)\b/),
  theatre: show(
    /\b(?:theat(?:re|er)s?|teatro|broadway show|west end leicester|playhouse|globe|fringe show|burgtheater)\b/,
  ),
  dance: show(/\b(?:ballet|bolshoi|opera house|dance theat(?:re|er)|sadler s wells)\b/),
  fado: show(/\bfado\b/),
  flamenco: show(/\b(?:flamenco|tablao|corral de la moreria)\b/),
  'a game': show(/\b(?:stadium|arena|ballpark|camp nou|bernabeu|cricket ground)\b/),
  'the beach': place(/\b(?:beach|plage|strand|playa|praia|platja|barceloneta|copacabana|ipanema)\b/, SOUGHT, [
    'sight',
    'experience',
    'park',
    'view',
  ]),
  'the sea': place(
    /\b(?:beach|harbou?r|port|pier|promenade|esplanade|bay|coast\w*|seaside|waterfront|quay|marina|lighthouse|cliffs?|jetty|island|praia|playa|platja)\b/,
    NEAR_BY,
    ['sight', 'experience', 'park', 'view'],
  ),
  'boat trips': place(/\b(?:cruises?|boats?|ferry|gondolas?|canal)\b/, SOUGHT, ['sight', 'experience']),
  baths: place(/\b(?:thermal|baths?|spa|hammam|onsen|therme|sauna|hot springs?)\b/, SOUGHT, ['experience', 'park']),
  'ice skating': place(/\b(?:ice rink|skat\w+|eistraum|ice (?:world|palace))\b/),
  'Christmas lights': place(/\b(?:lights|illuminations?|winter wonderland|christmas|christkindl\w*|advent)\b/, NONE),
  whisky: place(/\b(?:whisk(?:e?y|ies)|distiller\w*|scotch|johnnie walker|jameson)\b/),
  beer: place(
    /\b(?:beer|brew\w*|biergarten|\w*brau|brauhaus|hofbrauhaus|guinness storehouse|heineken experience|taproom|ale house|theresienwiese)\b/,
  ),
  'wine tasting': place(/\b(?:wine|wines|winery|vineyards?|vinoteca|enoteca|weinbar|heuriger)\b/, NEAR_BY),
  surfing: place(/\b(?:surf\w*|bondi beach|manly beach|eisbach wave)\b/),
  'cooking classes': place(/\b(?:cook(?:ing|ery) (?:class|school)|kochschule)\b/),
  'northern lights': place(/\b(?:northern lights|aurora)\b/),
  'afternoon tea': place(/\b(?:afternoon tea|tea ?rooms?|fortnum|palm court)\b/, NONE, ['food', 'coffee']),
}

type Asked = Pick<TripRequest, 'soft'>
type Place = Pick<Poi, 'name' | 'category'> & Partial<Pick<Poi, 'tip'>>

const has = ({ name, tip, category }: Place, activity: Activity): boolean => {
  const { words, kinds } = GROUNDS[activity]
  return kinds.has(category) && words.test(wordsOf(`${name} ${tip ?? ''}`).join(' '))
}

/** Whether one goes to a place for an activity that was asked for. */
export const isAskedFor = ({ soft: { activities = [] } }: Asked, poi: Place): boolean =>
  activities.some((activity) => GROUNDS[activity].worth > 0 && has(poi, activity))

/** What a place is worth more for the activities asked for. */
export const activityWorth = ({ soft: { activities = [] } }: Asked, poi: Place): number =>
  Math.max(0, ...activities.map((activity) => (has(poi, activity) ? GROUNDS[activity].worth : 0)))

/** Shows that end late in the evening. */
const LATE: ReadonlySet<Activity> = new Set(['live music', 'jazz', 'comedy', 'theatre', 'fado', 'flamenco'])
/** The themes of a plan; an evening with a show in it is as long as one of nightlife. */
export const themesOfEvenings = ({ soft: { activities = [] } }: Asked, themes: readonly string[]): string[] => [
  ...themes,
  ...(activities.some((own) => LATE.has(own)) ? ['nightlife'] : []),
]

interface PlannedCity {
  readonly context: Pick<PlanContext, 'trip' | 'visits' | 'foods' | 'destination'>
  readonly verified: Pick<VerifiedDays, 'stops' | 'days'>
}

/** A show that one is there for begins at this hour or later, minutes of the day (chosen, decision 27). */
const EVENING = 17 * 60
const CHURCH_AT_ANY_HOUR: ReadonlySet<Activity> = new Set(['carols', 'church services'])

const plannedFor = ({ verified: { days, stops } }: PlannedCity, activity: Activity): readonly Poi[] => {
  const { isShow } = GROUNDS[activity]
  const evening = new Set(
    days.flatMap(({ slots }) =>
      slots.flatMap(({ start, activity: { id } }) => (!isShow || minutesOf(start) >= EVENING ? [id] : [])),
    ),
  )
  return stops.flat().flatMap(({ poi }) => (evening.has(poi.id) && has(poi, activity) ? [poi] : []))
}
const isPlanned = (city: PlannedCity, activity: Activity): boolean =>
  !CHURCH_AT_ANY_HOUR.has(activity) && plannedFor(city, activity).length > 0

const anyOf = new Intl.ListFormat(site.locale, { type: 'disjunction' })
const list = new Intl.ListFormat(site.locale)
/** Houses named in a sentence. */
const MOST_HOUSES = 3
/** "Palau de la Música visit", "Sydney Opera House (tour)": as the house itself is called. */
const houseName = ({ name }: Poi): string => name.replace(/ \([^)]*\)$| visit$/, '')

/** The houses of a city, those of the plan first. */
function housesFor({ context: { visits }, verified: { stops } }: PlannedCity, activity: Activity): readonly string[] {
  const planned = stops.flat().map(({ poi }) => poi)
  const all = [...planned, ...visits].filter((poi) => has(poi, activity))
  return [...new Set(all.map(houseName))].slice(0, MOST_HOUSES)
}

/** "The times of carol services", "no place for a day at the beach". */
const IN_A_SENTENCE: Partial<Record<Activity, string>> = { carols: 'carol services', 'the beach': 'a day at the beach' }
const told = (activity: Activity): string => IN_A_SENTENCE[activity] ?? activity

/** Says of what was asked for and is not in the plan where one would look for it. */
export function activityNote(city: PlannedCity): string | null {
  const asked = (city.context.trip.soft.activities ?? []).filter((activity) => !isPlanned(city, activity))
  const houses = asked.map((activity) => ({
    activity,
    names: GROUNDS[activity].isShow ? housesFor(city, activity) : [],
  }))
  const open = houses.filter(({ names }) => names.length === 0).map(({ activity }) => told(activity))
  return sentences(
    ...houses.map(
      ({ activity, names }) =>
        names.length > 0 &&
        (CHURCH_AT_ANY_HOUR.has(activity)
          ? `We don’t know the times of ${told(activity)}: ask at ${anyOf.format(names)}.`
          : `We don’t know what is on: for ${activity}, look at the programme of ${list.format(names)}.`),
    ),
    open.length > 0 &&
      `We list no place for ${anyOf.format(open)} in ${city.context.destination.city} that fits these days, so ask at your hotel.`,
  )
}

const KEY = /^do:(.+)$/

/** The reading with what no stop of the plan serves as noted. */
export function withActivities(reading: TripReading, cities: readonly PlannedCity[]): TripReading {
  const asked = cities[0]?.context.trip.soft.activities ?? []
  const missed = new Set<string>(asked.filter((activity) => !cities.some((city) => isPlanned(city, activity))))
  const understood = reading.understood.map((piece) =>
    missed.has(KEY.exec(piece.key)?.[1] ?? '') ? { ...piece, use: 'noted' as const } : piece,
  )
  return { ...reading, understood }
}
