import { ARRIVE, CHECK_OUT, LEAVE, TICKET, VEHICLE } from './clock-words.ts'
import { takeDayOfTrip } from './day-of-trip.ts'
import { hourInHalf, LATER, MORNING } from './day-parts.ts'
import { note, type Reader } from './finding.ts'
import { readHoursInPort, readHoursThere } from './hours-there.ts'
import { languageOf } from './language.ts'
import { groupSpan, type Span } from './page.ts'
import { HAS_SPOKEN_TIME, SPOKEN_TIME, spokenTime } from './spoken-times.ts'
import { MONTH, SHORT_WEEKDAY, WEEKDAY } from './vocabulary.ts'

const PART = String.raw`(?:${MORNING}|${LATER})\b`
const UNIT = String.raw`-?ish\b|am\b|pm\b|a\.m\.?|p\.m\.?|(?:h|hrs?|uhr|o'?clock)\b(?! (?:et (?:quart|demi)|moins ))(?: ${PART})?|${PART}`
/** A clock time that can be no other number: with minutes, with am or pm, with an hour's sign, or a word. */
export const TIME = String.raw`(?:(\d{1,2})(?:(?::|\.(?!\d\d\.(?:20\d\d|,? (?:um|gegen|ab|alle) \d))|h| ?uhr (?=\d\d\b)|(?<=\b0\d)(?=\d\d\b)|(?<=\b\d\d)(?=\d\d ?hrs?\b))(\d{2})(?!\d)|(?= ?(?:${UNIT})))(?: ?(${UNIT}))?(?:[- ]?ish\b)?|\b(noon|midday|midnight|midi|minuit|mittags?|mitternacht|mediodia|mezzogiorno|meio-dia)\b)`
export const TIME_OR_SPOKEN = TIME.replace('(noon|', () => `(${SPOKEN_TIME}|noon|`)
/** Between a ticket and its time stands the event, between an arrival and its time the station: both were taken off the page. */
const OVER_NAME = String.raw`(?:[^,.;!?]|(?<=\d)\.(?=[ \d])){0,60}?`

/** HH:MM of a match whose groups begin at `at`; null where it is no time of the day. */
export const clockOf = (match: RegExpExecArray, at: number): string | null => {
  const [hourText, minuteText, half, word] = match.slice(at, at + 4)
  if (word !== undefined) return spokenTime(word)
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  // "17:30 am Sonntag" is German.
  const isHalf = half !== undefined && /^[ap]\.?m/.test(half) && !(hour > HALF && minuteText !== undefined)
  if (hour > 23 || minute > 59 || (isHalf && (hour < 1 || hour > 12))) return null
  // "3ish" is an hour of the afternoon; at 6 or 7 nobody can tell.
  if (half?.endsWith('ish') === true && minuteText === undefined && hour < FIRST_PLAIN_HOUR)
    return hour < FIRST_MORNING_HOUR ? `${hour + HALF}:00` : null
  const whole = isHalf ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : (hourInHalf(hour, half ?? '') ?? hour)
  return `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const SAYS_EVENING =
  /\b(?:evening|night|arvo|afternoon|soir|apres-midi|tarde|noche|sera|pomeriggio|noite)\b|(?:abend|nachmittag)s?\b/
const SAYS_HALF = /\b(?:[ap]\.?m\b|morning|matin|morgens|manana|mattin[ao]|manha)|[ap]\.?m\b/
/** "Arriving the evening before, at twenty past nine": the half of the day stands before the time. */
export const laterBy = (between: string, time: string | null, words: string): string | null => {
  const hour = Number(time?.slice(0, 2) ?? HALF)
  const isLater = SAYS_EVENING.test(between) && !SAYS_HALF.test(words) && hour >= 1 && hour < HALF
  return isLater && time !== null ? `${hour + HALF}${time.slice(2)}` : time
}

const after = (words: string, time: string) =>
  new RegExp(String.raw`\b(${words})(?!\w)(${OVER_NAME})\s*(?<!\d\.?)(${time})`, 'dg')
const before = (words: string, time: string) =>
  new RegExp(String.raw`\b(?:at|a|um|alle|as|vers|gegen|around)?\s*(${time})\s*(?:-\s*)?(${words})\b`, 'dg')
/** Words between what is told and its time that belong to neither a place nor a date. */
const LINK =
  /^[\s:]*(?:(?:at|around|about|by|time|is|are|on|for|from|the|a|vers|pour|um|gegen|ca|fur|las|sobre|alle|verso|as|para|our|my|flight|local)\b[\s:]*)*$/

/** "Arrivo alle 10": an hour alone, at the end of what is said of it. */
const hourAfter = (words: string) =>
  new RegExp(
    String.raw`\b(${words})\b[^,.;!?]{0,30}?\b(?:at|by|around|about|before|after|a las|a la|as|um|gegen|vers|alle|verso le|dalle|ab|a)\s+(\d{1,2})(?=\s*(?:$|[,.;!?()\n\u00a6]|(?:on|and|at|from|le|am|el|il|l'|no|und|y|e|et|der|den)\b))`,
    'dg',
  )
/** In English an hour before this may be one of the evening. */
const FIRST_PLAIN_HOUR = 8
const FIRST_MORNING_HOUR = 6
const HALF = 12

const DAY_WORD = String.raw`(?:${WEEKDAY}|${MONTH}|\d{1,2}(?:st|nd|rd|th)?|20\d\d)`
/** Also as it is cut short in a timetable: "lun 24". */
const DAY_BESIDE = String.raw`(?:${SHORT_WEEKDAY}|${DAY_WORD})`
const ANY_DAY_COMMA = new RegExp(String.raw`\b${DAY_WORD},`)

type Kind = 'arrival' | 'departure' | 'ticket'
/** "We arrive at 3 and leave at 11 at night": between a word and its time stands no word of the other kind. */
const OTHER: Readonly<Record<Kind, RegExp | null>> = {
  arrival: new RegExp(String.raw`\b(?:${LEAVE})(?!\w)`),
  departure: new RegExp(String.raw`\b(?:${ARRIVE})(?!\w)`),
  ticket: /\b(?:before|until|wake|woken|up|breakfast|not|nothing|free)\b/,
}
/** "Home Sunday arvo at 5". */
const HALF_BEFORE = (words: string) =>
  new RegExp(
    String.raw`\b(${words})\b[^,.;!?]{0,30}?\b((morning|arvo|afternoon|evening|night|nite)s?,? (?:at|by|around|about) (\d{1,2})(?:[:.](\d\d))?)(?! ?[ap]\.?m|\d)`,
    'dg',
  )
/** "Train home on the Sunday, quarter past seven", "landen am Mittwoch, 19. Mai 2027, um 9:35": commas between the day and the hour. */
const BEHIND_DAY = (words: string, time: string) =>
  new RegExp(
    String.raw`\b(${words})(?!\w)([^,.;!?]{0,40}?\b${DAY_WORD},(?: ?(?:${DAY_WORD}\.?|the|of|le|den|de|del)(?![\w:])[ ,]*)*)\s*(?:(?:at|um|gegen|a las|alle|ore|as|a|vers|around|about|ca\.?) )?(?<!\d)(${time})(?=\s*(?:$|[.;!?)\u00a6]|,(?! \d)|(?:and|und|et|y|e|then|but)\b))`,
    'dg',
  )
/** Four figures that are a time, and no year: "2140". */
const FIGURES = String.raw`(?!20[2-9]\d)([01]\d|2[0-3])([0-5]\d)(?:hrs?|h)?(?![\w:]|[.,]\d)`
/** "Arr SFO 1105", "home mon 24 2140": between the word and its time stand an airport's three letters or the day. */
const FOUR = (words: string) =>
  new RegExp(
    String.raw`\b(${words})(?!\w)(?:,? (?:is|am|on|the|from|to|le|el|il|den|dem|de|at|@|mo|di|mi|do|fr|sa|so|[a-z]{3}\b|\d{1,2}[./]\d{1,2}\.?|${DAY_BESIDE})(?![\w:])\.?){0,5},? ?@? ?(?<![\d.:])(${FIGURES})`,
    'dg',
  )
/** "Wir kommen am Freitag, 4. Juni, um 13:20 Uhr an": German puts what a verb means behind the time. */
const VERB = String.raw`\b(kommen?|kommt|reisen?|fahren?|fahrt|fliegen?|geht|gehen)\b`
const HAS_VERB = new RegExp(VERB)
const SEPARABLE = new RegExp(
  String.raw`${VERB}(?:(?! und )[^.;!?]|(?<=\d)\.){0,80}?\s(${TIME_OR_SPOKEN}),?(?: (?:am|im|in|auf|an der|bei|von|vom|aus|zum) (?:[\p{L}-]+ ){0,3}?(?:[\p{L}-]*bahnhof|hbf|flughafen|hafen|terminal|zob))? (an|ab|los|weg|weiter|zuruck|heim)\b`,
  'dgu',
)
const HAS_DAY = new RegExp(String.raw`\d|\b${WEEKDAY}\b`)
const FOUR_FIGURES: readonly (readonly ['arrival' | 'departure', RegExp])[] = [
  ['arrival', FOUR(ARRIVE)],
  ['departure', FOUR(LEAVE)],
]
const behindDays = (time: string): readonly (readonly ['arrival' | 'departure', RegExp])[] => [
  ['arrival', BEHIND_DAY(ARRIVE, time)],
  ['departure', BEHIND_DAY(LEAVE, time)],
]
const [BEHIND_DAYS, SPOKEN_BEHIND_DAYS] = [behindDays(TIME), behindDays(TIME_OR_SPOKEN)]
const HALF_DAYS: readonly (readonly ['arrival' | 'departure', RegExp])[] = [
  ['arrival', HALF_BEFORE(ARRIVE)],
  ['departure', HALF_BEFORE(LEAVE)],
]

const kinds = (time: string): readonly (readonly [Kind, after: RegExp, before: RegExp, hour?: RegExp])[] => [
  ['arrival', after(ARRIVE, time), before(ARRIVE, time), hourAfter(ARRIVE)],
  ['departure', after(LEAVE, time), before(LEAVE, time), hourAfter(LEAVE)],
  // A flight says more of when one leaves than the hotel does.
  ['departure', after(CHECK_OUT, time), before(CHECK_OUT, time), hourAfter(CHECK_OUT)],
  ['ticket', after(TICKET, time), before(TICKET, time)],
]
const [KINDS, SPOKEN_KINDS] = [kinds(TIME), kinds(TIME_OR_SPOKEN)]
export const LABELS: Record<Kind, string> = { arrival: 'Arriving', departure: 'Leaving', ticket: 'Ticket' }

/** When the traveller arrives and leaves, and what time the ticket says. */
export const readClockTimes = (reader: Reader): void => {
  const { page } = reader
  const isEnglish = languageOf(page.folded) === 'en'
  const isSpoken = HAS_SPOKEN_TIME.test(page.folded)
  const times: Span[] = []
  const add = (kind: Kind, spans: readonly Span[], time: string): void => {
    const [from, to] = [Math.min(...spans.map((s) => s.from)), Math.max(...spans.map((s) => s.to))]
    times.push({ from, to })
    note(
      reader,
      { from, to },
      {
        key: kind,
        label: LABELS[kind],
        value: time,
        apply: (trip) => {
          if (kind === 'arrival') return { ...trip, arrival: time }
          if (kind === 'departure') return { ...trip, departure: time }
          return { ...trip, event: { name: '', ...trip.event, ticketTime: time } }
        },
      },
    )
  }
  readHoursInPort(reader)
  for (const [kind, pattern] of FOUR_FIGURES)
    page.each(pattern, (match) => {
      const [trigger, clock] = [groupSpan(match, 1), groupSpan(match, 2)]
      if (trigger === null || clock === null || OTHER[kind]?.test(page.left.slice(trigger.to, clock.from)) === true)
        return null
      const isDated = HAS_DAY.test(page.left.slice(trigger.to, clock.from))
      add(kind, isDated ? [clock] : [trigger, clock], `${match[3] ?? ''}:${match[4] ?? ''}`)
      return isDated ? [trigger, clock] : true
    })
  for (const [kind, pattern] of HALF_DAYS)
    page.each(
      pattern,
      (match) => {
        const [trigger, clock] = [groupSpan(match, 1), groupSpan(match, 2)]
        const [hour, minute = '00'] = [Number(match[4]), match[5]]
        if (trigger === null || clock === null || hour > 12) return null
        const read = (hour % 12) + (match[3] === 'morning' ? 0 : 12)
        add(kind, [clock], `${String(read).padStart(2, '0')}:${minute}`)
        return [trigger, clock]
      },
      true,
    )
  for (const [kind, pattern] of page.says(ANY_DAY_COMMA) ? (isSpoken ? SPOKEN_BEHIND_DAYS : BEHIND_DAYS) : [])
    page.each(
      pattern,
      (match) => {
        const time = laterBy(match[2] ?? '', clockOf(match, 4), match[3] ?? '')
        const [trigger, clock] = [groupSpan(match, 1), groupSpan(match, 3)]
        if (time === null || trigger === null || clock === null) return null
        if (OTHER[kind]?.test(match[2]?.replace(VEHICLE, '') ?? '') === true) return null
        add(kind, [clock], time)
        return [trigger, clock]
      },
      true,
    )
  if (page.says(HAS_VERB))
    page.each(
      SEPARABLE,
      (match) => {
        const time = clockOf(match, 3)
        const spans = [groupSpan(match, 1), groupSpan(match, 2), groupSpan(match, 7)].filter((span) => span !== null)
        const [trigger, clock] = spans
        if (time === null || trigger === undefined || clock === undefined) return null
        add(match[7] === 'an' ? 'arrival' : 'departure', [clock], time)
        return spans
      },
      true,
    )
  for (const [kind, told, timed, hourly] of isSpoken ? SPOKEN_KINDS : KINDS) {
    page.each(
      told,
      (match) => {
        const time = laterBy(match[2] ?? '', clockOf(match, 4), match[3] ?? '')
        const [trigger, gap, clock] = [groupSpan(match, 1), groupSpan(match, 2), groupSpan(match, 3)]
        if (time === null || trigger === null || clock === null) return null
        const between = gap === null ? '' : page.left.slice(gap.from, gap.to).replace(VEHICLE, '')
        // What stands in the other field is said of something else.
        const isApart = kind === 'ticket' && page.fieldOf(trigger) !== page.fieldOf(clock)
        if (isApart || OTHER[kind]?.test(between) === true) return null
        const isLink = gap !== null && LINK.test(page.left.slice(gap.from, gap.to))
        add(kind, isLink ? [trigger, clock] : [clock], time)
        return isLink ? [{ from: trigger.from, to: clock.to }] : [trigger, clock]
      },
      true,
    )
    page.each(timed, (match, span) => {
      const time = clockOf(match, 2)
      if (time === null) return null
      add(kind, [span], time)
      return true
    })
    if (hourly !== undefined)
      page.each(hourly, (match) => {
        const hour = Number(match[2])
        // "Out by 3" is an hour of the afternoon, at 6 or 7 nobody can tell.
        const isLater = isEnglish && hour < FIRST_MORNING_HOUR && kind === 'departure'
        if (hour > 23 || (isEnglish && hour < FIRST_PLAIN_HOUR && !isLater)) return null
        const own = [groupSpan(match, 1), groupSpan(match, 2)].filter((group) => group !== null)
        add(kind, own, `${String(isLater ? hour + HALF : hour).padStart(2, '0')}:00`)
        return own
      })
  }
  readHoursThere(reader)
  takeDayOfTrip(reader, times)
}
