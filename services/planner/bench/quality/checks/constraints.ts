import type { ItineraryResponse, Slot } from '@site/contracts/itinerary'
import { check, endOf, isEvent, matches, minutes, sentencesOf, type Check } from '../answer.ts'
import { clocksOf, type Expected, type QualityRequest } from '../request-table.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekday = (date: string): string => WEEKDAYS[new Date(date).getUTCDay()] ?? ''
/** Working hours: of a day that is taken without more. */
const [WORK_FROM, WORK_UNTIL] = [9 * 60, 17 * 60]
const HOURS = /^(\w{3})(?: (\d\d:\d\d)?-(\d\d:\d\d)?)?$/
/** From and until when the traveller has no time on that day, minutes; null on any other. */
export const busyHours = (
  expected: Expected,
  date: string,
): { readonly from: number; readonly until: number; readonly isWhole: boolean } | null => {
  const own = (expected.get('busy') ?? []).map((value) => HOURS.exec(value)).find((read) => read?.[1] === weekday(date))
  if (own === undefined || own === null) return null
  const [, , from, until] = own
  if (from === undefined && until === undefined) return { from: WORK_FROM, until: WORK_UNTIL, isWhole: true }
  return {
    from: from === undefined ? 0 : minutes(from),
    until: until === undefined ? 24 * 60 : minutes(until),
    isWhole: false,
  }
}

/** Kitchens known by their names not to serve a diet; what else they serve is not ours to know. */
const GRILLS = 'barbec|bbq|steak|churrasc|rib ?house|chop ?house|yakitori|tonkatsu|asador|wurst|wurst|peter luger|kebab'
const FISH = 'sushi|oyster|crab|seafood|fish market|marisqu'
const NOT_SERVED: Readonly<Record<string, string>> = {
  vegetarian: `${GRILLS}|${FISH}`,
  vegan: `${GRILLS}|${FISH}|cheese|gelat`,
  pescatarian: GRILLS,
  halal: 'pork|porco|tonkatsu|bacon|wurst|brau|brew|biergarten|pub\\b',
  kosher: 'pork|porco|tonkatsu|bacon|wurst|oyster|crab|lobster|seafood',
  'gluten-free': 'ramen|udon|soba|okonomiyaki|takoyaki|dumpling|bakery|noodle|pancake',
  'dairy-free': 'cheese|gelat|ice cream|fromage',
  'nut-free': 'satay|pad thai',
}

const isMeal = ({ meal }: Slot): boolean => meal !== undefined

const dietChecks = (answer: ItineraryResponse, diet: string): readonly Check[] => {
  const meals = answer.plan.flatMap((day) => day.slots.filter(isMeal))
  const wrong = meals.find(({ activity }) => matches(NOT_SERVED[diet] ?? '^$', activity.title))
  // What is not known of a kitchen is flagged, in a note of the plan or of each meal.
  const words = `${diet}|diet|menu`
  const isFlagged = matches(words, notesOf(answer))
  return [
    check('diet', wrong === undefined, `${wrong?.activity.title} for somebody who eats ${diet}`),
    check('diet', isFlagged || meals.length === 0, `nothing is said of ${diet} food at ${meals.length} meals`),
  ]
}

/** Sights that are reached by steps alone, or are a climb. */
const STEPS =
  "arthur's seat|scott monument|bridge ?climb|roofclimb|adventure climb|bunkers del carmel|wat arun|golden mount|church tower|catacombs|fushimi inari|petrin lookout|janiculum|mount bonnell|escadaria|the monument$"
const stepFreeChecks = (answer: ItineraryResponse): readonly Check[] => {
  const steep = answer.plan.flatMap((day) => day.slots).find(({ activity }) => matches(STEPS, activity.title))
  const isFlagged = matches('step-?free|steps|wheelchair', notesOf(answer))
  return [
    check('step-free', steep === undefined, `${steep?.activity.title} is reached by steps`),
    check('step-free', isFlagged, 'nothing is said of which places and ways are step-free'),
  ]
}

/** What the plan says itself, without what it understood of the request. */
const notesOf = (answer: ItineraryResponse): string =>
  sentencesOf({ ...answer, meta: { ...answer.meta, reading: undefined } })

/** Time from landing to the first stop, and from the last one to leaving, minutes. */
const [AFTER_ARRIVAL, BEFORE_DEPARTURE] = [30, 30]

const clockChecks = ({ plan }: ItineraryResponse, expected: Expected): readonly Check[] => {
  const { arrival, departure } = clocksOf(expected)
  const [first, last] = [plan[0]?.slots[0], plan.at(-1)?.slots.at(-1)]
  return [
    ...(arrival === undefined
      ? []
      : [
          check(
            'arrival',
            first === undefined || isEvent(first) || minutes(first.start) >= minutes(arrival) + AFTER_ARRIVAL,
            `${first?.activity.title} at ${first?.start}, arrival at ${arrival}`,
          ),
        ]),
    ...(departure === undefined
      ? []
      : [
          check(
            'departure',
            last === undefined || endOf(last) <= minutes(departure) - BEFORE_DEPARTURE,
            `${last?.activity.title} until ${last?.end}, departure at ${departure}`,
          ),
        ]),
  ]
}

const FAMILY = ['nightlife', 'bar']

/** What the traveller asked for and ruled out, as far as the plan itself shows it. */
export const constraintChecks = (answer: ItineraryResponse, { expected }: QualityRequest): readonly Check[] => {
  const slots = answer.plan.flatMap((day) => day.slots)
  const each = (name: string) => (expected.get(name) ?? []).flatMap((value) => value.split(','))
  const withTitle = (name: string) => slots.find(({ activity }) => matches(name, activity.title))
  const withKind = (kind: string) =>
    slots.find(({ activity, meal }) => activity.category === kind && !(meal !== undefined && FAMILY.includes(kind)))
  const busy = answer.plan
    .flatMap(({ date, slots }) => {
      const taken = busyHours(expected, date)
      return taken === null ? [] : slots.filter((slot) => endOf(slot) > taken.from && minutes(slot.start) < taken.until)
    })
    .at(0)
  return [
    ...each('see').map((name) => check('must see', withTitle(name) !== undefined, `${name} is not in the plan`)),
    ...each('avoid').map((name) =>
      check('must not', withTitle(name) === undefined, `${withTitle(name)?.activity.title} is in the plan`),
    ),
    ...[...each('not'), ...each('absent')].map((kind) =>
      check('must not', withKind(kind) === undefined, `${withKind(kind)?.activity.title} is a ${kind}`),
    ),
    ...(expected.get('diet') ?? []).flatMap((diet) => diet.split('&')).flatMap((diet) => dietChecks(answer, diet)),
    ...(expected.has('stepfree') ? stepFreeChecks(answer) : []),
    ...clockChecks(answer, expected),
    ...(expected.has('busy')
      ? [check('busy day', busy === undefined, `${busy?.activity.title} on a day without time`)]
      : []),
  ]
}
