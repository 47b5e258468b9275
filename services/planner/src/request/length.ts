import { tripLimits } from '@site/contracts/trip-fields'
import { note, type Reader } from './finding.ts'
import type { Page, Span } from './page.ts'
import { timesAhead } from './time-ahead.ts'
import { COUNT_WORD, MONTH, NUMBER, numberOf, WEEKDAY } from './vocabulary.ts'

/** A length of time in the text: of the whole trip or of a stretch, which `stretches.ts` finds out. */
export interface Length {
  readonly span: Span
  readonly count: number
  readonly unit: 'days' | 'nights'
  /** Said of the whole trip, or of each of its cities. */
  readonly of?: 'all' | 'each'
  /** A share of the whole, in parts of any size: "split 60/40". */
  readonly isShare?: boolean
}

const DAYS = 'days?|dys?|dasy|dyas|jours?|journees?|tage?n?|tagige\\w*|dias?|giorn[oi]|giornate|gg'
const NIGHTS = 'nights?|nigths?|nihgts?|nites?|nts?|sleeps?|nuits?|nacht|nachten?|naechten?|noches?|nott[ei]|noites?'
const WEEKS = 'weeks?|wks?|semaines?|wochen?|semanas?|settiman[ae]'
/** "5d", "3 n": one letter behind figures, but no "3D museum" and no "4 d'octobre". */
const SOLID = String.raw` ?(?:art|museum|movies?|films?|cinema|print\w*|shows?)\b`
const SHORT = String.raw`(?:(?<=\d ?)[dj]|(?<=\d)[nw])(?![\w'])(?!${SOLID})`
const IS_SOLID = new RegExp(`^${SOLID}`)
/** What lengths are counted in. */
export const UNIT = `${DAYS}|${NIGHTS}|${WEEKS}|${SHORT}`
const LATER = 'later|plus tard|spater|despues|mas tarde|dopo|depois'
/** "Flying home two days later": the trip has one day more. */
const DAYS_LATER = new RegExp(String.raw`\b(${NUMBER}) (?:${DAYS}) (?:${LATER})\b`, 'g')
const NEXT_DAY =
  /\b(?:(?:the )?(?:next|following) day|the (?:next|following) (?:morning|afternoon|evening)|the day after|le lendemain|am (?:nachsten|folgenden|anderen) tag|tags darauf|al dia siguiente|il giorno (?:dopo|seguente|successivo)|no dia seguinte)\b/g
const GOING_HOME =
  /\b(?:leav\w*|depart\w*|fly\w*|gone|back|home|be (?:off|out)|repart\w*|partons|rentr\w*|abflug|abreise|zuruck|ruckflug|heim\w*|salida|salimos|volvemos|vuelta|ripart\w*|partenza|torniamo|partid[ao]|partimos|saida|saimos|voltamos)\b/
const LENGTH = new RegExp(
  String.raw`(?:\b(?:for|during|pendant|pour|fur|durante|por|per) )?\b(\d{1,2}(?:[.,]5|½)|${NUMBER})(?:\s*(?:-|or|to|ou|oder|o)\s*(\d{1,2}))?[\s-]*(?:full |whole |single |seul |solo |unico |einzige[nrs]? |or so |ganze |volle |of |and a half )?(${UNIT})\b(?: (?:pleins?|complets?|entiers?|completos?|enteros?|pieni|interi|completi|cheios|inteiros)\b)?(?![- ]?(?:ends?\b(?! of\b)|old\b|alt\b|passes?|tickets?|from (?:now|today|tomorrow)|after|before(?! (?:we|i|our|my|fl|go|head|leav))|ago|on ${WEEKDAY}|on\s*(?:$|[,.;])|${LATER}))`,
  'g',
)
/** "The two days before that we are in Madrid", "the three before in Madrid": of the city that follows. */
const DAYS_BEFORE = new RegExp(
  String.raw`\b(?:the )?(?:(${NUMBER}) (${DAYS}|${NIGHTS})|(?<=the )(${NUMBER})) (?:before(?:hand)?|preceding|previous|earlier|prior)(?: (?:that|this|it))?,? (?:(?:we|i)(?:'re|'m| are| am| will be|'ll be| spend| have)? |(?:are|is|were|will be|spent) )?(?=(?:in|at) )`,
  'g',
)
/** "3D2N", as package tours write it. */
const DAYS_NIGHTS = /\b(\d{1,2}) ?d(?:ays?)? ?\/?(?:and )?(\d{1,2}) ?n(?:ights?)?\b/g
/** "3N4D", "7 nights 8 days", as it is put in India: the second number is of the same stay. */
const NIGHTS_DAYS = /\b(\d{1,2}) ?n(?:ights?)?[ ,/&+-]*(?:and )?(\d{1,2}) ?d(?:ays?)?\b/g
/** "Nights: 3". */
const AS_IN_A_FORM = new RegExp(String.raw`\b(${DAYS}|${NIGHTS}|${WEEKS}) ?[:=] ?(\d{1,2})(?!\d|[:/.-]\d)`, 'g')
const HOURS = /\b(?:in |for )?(24|36|48|72)[ -]?(?:hours?|hrs?|h|heures?|stunden|horas|ore)\b/g
const FIXED: readonly (readonly [RegExp, number, Length['unit']])[] = [
  // "Friday fortnight" and "a fortnight on Friday" are when.
  [
    new RegExp(
      String.raw`(?<!\b${WEEKDAY} )\b(?:a )?fortnight\b(?! (?:today|from (?:now|today)|on ${WEEKDAY}|on\s*(?:$|[,.;])|ago|after|before))`,
      'g',
    ),
    14,
    'days',
  ],
  [
    /\b(?:(?:a )?(?:\d{1,2}[- ]?(?:hours?|hrs?|h) (?:stop-?over|transit)|(?:stop-?over|transit),? (?:of )?\d{1,2} ?(?:hours?|hrs?|h))|(?:\d{1,2} ?-?(?:hours?|hrs?|hr|h) )?(?:on )?(?:a )?layover(?:,? (?:of )?\d{1,2} ?(?:hours?|hrs?|h))?|(?:i |we )?(?:change|changing) planes)\b/g,
    1,
    'days',
  ],
  [/\b(?:day ?trip|for the day|tagesausflug|excursion d'un jour|gita di un giorno|bate-volta)\b/g, 1, 'days'],
  [
    /\b(?:(?:just|only)(?: for)? the(?: one)? day|(?:a )?day visit|juste (?:pour )?la journee|nur (?:der|den|fur den|einen) (?:eine[nr]? )?tag|solo (?:por )?el dia|solo (?:per )?la giornata|so o dia)\b/g,
    1,
    'days',
  ],
  [/\b(?:overnight|one-nighter)\b(?! (?:train|bus|coach|ferry|flight|boat|sleeper|journey))/g, 1, 'nights'],
]
const [IS_WEEKS, IS_NIGHTS] = [new RegExp(`^(?:${WEEKS}|w)$`), new RegExp(`^(?:${NIGHTS}|n)$`)]
export const isNight = (unit: string): boolean => IS_NIGHTS.test(unit)
export const unitDays = (unit: string): number => (IS_WEEKS.test(unit) ? 7 : 1)
/** "In a week starting 3 May" lasts a week. */
const STARTS =
  /^,? (?:starting|beginning|from|a partir d[ue]|commencant|ab|beginnend|desde|a partir de[l]?|dal|a partire dal)\b/
const ALL = String.raw`in all|in total|all in all|total|altogether|overall|en tout|au total|insgesamt|en total|in totale|in tutto|no total|ao todo`
const EACH = String.raw`(?:in )?each(?: city| place)?|apiece|chacune?|chaque|dans chaque ville|jeweils|je|in jeder stadt|cada(?: una?| uno| um| uma| ciudad| cidade)?|ciascun[ao]|ognuna|per citta`
const SCOPES = [
  ['all', new RegExp(String.raw`^[ ,(]*(?:${ALL})\b\)?`), /(?!)/],
  ['each', new RegExp(String.raw`^[ ,(]*(?:${EACH})\b\)?`), new RegExp(String.raw`\b(?:${EACH})[ ,]*$`)],
] as const

/** Takes what says whether a length is that of the trip or of each city. */
const scoped = (page: Page, length: Length): Length => {
  const { from, to } = length.span
  for (const [of, after, before] of SCOPES) {
    const [behind, ahead] = [after.exec(page.left.slice(to)), before.exec(page.left.slice(0, from))]
    if (behind === null && ahead === null) continue
    const span = { from: from - (ahead?.[0].length ?? 0), to: to + (behind?.[0].length ?? 0) }
    page.take(span)
    return { ...length, span, of }
  }
  return length
}

/** So many of something, each day. */
const RATE = new RegExp(
  String.raw`\b(?:\d+|${COUNT_WORD}) (?!days?|nights?|weeks?|months?)[a-z]+ $|\b(?:by|give or take|or) $`,
)
const A_MONTH = new RegExp(String.raw`\b(?:${MONTH})\b`)

/** "Two days Vienna and four Budapest. No wait, other way round: …": what was said before it is taken back. */
const TAKEN_BACK =
  /\b(?:(?:no,? )?(?:wait|sorry)[,:]? )?(?:(?:the )?other way (?:a)?round|vice versa|scratch that|correction|on second thought)s?\b[:,]?|\b(?:oh )?no,? wait\b[,:]?/g
export const withoutTakenBack = (page: Page, lengths: readonly Length[], counts: readonly Span[]): Length[] => {
  let from = -1
  page.each(TAKEN_BACK, (_match, span) => {
    from = span.from
    return true
  })
  return from >= 0 && counts.some((own) => own.from > from)
    ? lengths.filter(({ span }) => span.from > from)
    : [...lengths]
}

/** Lengths in the order of the text; their words are taken. */
export const readLengths = ({ page }: Reader, isAroundEvent: boolean, isSeveral: boolean): Length[] => {
  const found: Length[] = []
  const ahead = timesAhead(page)
  const isAhead = ({ from, to }: Span, isSure: boolean): boolean =>
    ahead.some((own) => own.isSure === isSure && own.span.from <= from && own.span.to >= to)
  // "Berlin in 10 days, 3 days": beside another length it is when.
  const plain = [...page.left.matchAll(LENGTH)].filter(({ 0: words, index }) => {
    const span = { from: index, to: index + words.length }
    return !isAhead(span, true) && !isAhead(span, false)
  })
  page.each(DAYS_NIGHTS, ([, count = ''], span) => {
    found.push({ span, count: Number(count), unit: 'days' })
    return true
  })
  page.each(NIGHTS_DAYS, ([, nights = '', days = ''], span) => {
    if (![0, 1].includes(Number(days) - Number(nights))) return null
    found.push({ span, count: Number(days), unit: 'days' })
    return true
  })
  if (isSeveral)
    page.each(DAYS_BEFORE, ([, count, unit = '', bare = ''], span) => {
      found.push({ span, count: numberOf(count ?? bare), unit: isNight(unit) ? 'nights' : 'days' })
      return true
    })
  page.each(AS_IN_A_FORM, ([, unit = '', count = ''], span) => {
    found.push({ span, count: Number(count) * unitDays(unit), unit: isNight(unit) ? 'nights' : 'days' })
    return true
  })
  page.each(HOURS, ([, hours = ''], span) => {
    found.push({ span, count: Math.ceil(Number(hours) / 24), unit: 'days' })
    return true
  })
  page.each(LENGTH, ([, number = '', , unit = ''], span) => {
    const weeks = unitDays(unit)
    if (isAhead(span, true) || (plain.length > 0 && isAhead(span, false))) return null
    // "in two weeks" is a date, "Rome in two days" is a length, and so is "in a week, June 2027" and "Rome and Florence in a week".
    if (
      weeks === 7 &&
      !isSeveral &&
      !A_MONTH.test(page.left) &&
      !STARTS.test(page.folded.slice(span.to)) &&
      /\b(?:in|dans|en|tra|fra|em)\s+$/.test(page.folded.slice(0, span.from))
    )
      return null
    // Half a day is planned as one.
    const count = Math.ceil(numberOf(number.replace(/[.,]5|½/, '.5'))) * weeks
    // "À noite" is at night: the article is English.
    if (/^an?$/.test(number) && !/^(?:day|night|week|nite|sleep)/.test(unit)) return null
    // "Sept" is seven in French alone, and "12 sights a day" a measure.
    if (number === 'sept' && !/^(?:jour|nuit|semaine)/.test(unit)) return null
    if (/^an?$/.test(number) && RATE.test(page.folded.slice(0, span.from))) return null
    // "A day trip to Geelong" is told by those words.
    if (count === 1 && /^[- ]?trip\b/.test(page.folded.slice(span.to))) return null
    if (count < 1 || count > tripLimits.days) return null
    // The museum may have been taken as an interest.
    if (unit === 'd' && IS_SOLID.test(page.folded.slice(span.to))) return null
    found.push({ span, count, unit: IS_NIGHTS.test(unit) ? 'nights' : 'days' })
    return true
  })
  for (const [pattern, count, unit] of FIXED)
    page.each(pattern, ([words], span) => {
      if (isAhead(span, true)) return null
      // Beside the length of the trip a day trip is a way out of town.
      if (found.length > 0 && /trip|ausflug|excursion|gita|bate|layover|planes|stop-?over|transit/.test(words))
        return null
      found.push({ span, count, unit })
      return true
    })
  // Counted from the day of arrival, where no other length is told.
  if (found.length === 0 && !isAroundEvent && GOING_HOME.test(page.folded)) {
    // Their words may stand between a departure and its time, which were taken before.
    const [match] = [...page.folded.matchAll(DAYS_LATER), ...page.folded.matchAll(NEXT_DAY)]
    if (match !== undefined) {
      const span = { from: match.index, to: match.index + match[0].length }
      page.take(span)
      found.push({ span, count: numberOf(match[1] ?? 'one') + 1, unit: 'days' })
    }
  }
  return found.toSorted((a, b) => a.span.from - b.span.from).map((length) => scoped(page, length))
}

export const lengthWords = ({ count, unit }: Pick<Length, 'count' | 'unit'>): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`

/** So many nights touch one day more. */
export const daysOf = ({ count, unit }: Length): number => (unit === 'nights' ? count + 1 : count)

/** The length of the whole trip. */
export const noteLength = (reader: Reader, length: Length): void =>
  note(reader, length.span, {
    key: 'days',
    label: 'Length',
    value: lengthWords(length),
    apply: (trip) => ({ ...trip, days: Math.min(daysOf(length), tripLimits.days) }),
  })

/** A second length that says something else is asked about; whether there is one. */
export const noteOtherLength = (reader: Reader, length: Length | null, other: Length | undefined): boolean => {
  // "A show one night" is no other length.
  if (other?.count === 1 && length !== null && length.count > 1) return false
  if (length === null || other === undefined || daysOf(length) === daysOf(other)) return false
  note(reader, other.span, {
    key: `other-length:${daysOf(other)}`,
    label: 'Length',
    value: lengthWords(other),
    apply: (trip) => trip,
  })
  return true
}
