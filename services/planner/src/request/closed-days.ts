import { addDays, spellDate, weekday } from '../itinerary/days.ts'
import { note, withHard, type Reader } from './finding.ts'
import type { Span } from './page.ts'
import { AND, ANY_WEEKDAY, MONTH, NUMBER_WORD, TO, WEEKDAY, weekdayOf } from './vocabulary.ts'

/** What takes a day of the traveller. */
const MATTER = String.raw`(?:(?:all|full|whole)[- ]day )?(?:(?:business |work |client |team )?meetings?|conference|workshop|seminar|(?:training )?course|training(?: course| day| session)?|work trip|hackathon|appointments?|fittings?|shoot(?:ing)?s?|filming|rehearsals?|surgery|check-?ups?|treatment|dentist|visa (?:interview|appointment)|jury duty|factory|plant|warehouse|hospital|clinic|(?:court )?hearing|(?:thesis |phd |my )?(?:defen[cs]e|viva|committee)|graduation|board meeting|call|calls|shifts?|class(?:es)?|lessons?|talk|lecture|presentation|(?:family |friend's |cousin's )?wedding|audit|trade fair|formation|cours|schulung|fortbildung|messe|tagung|formacion|curso|capacitacion|formazione|corso|formacao|(?:client|customer)(?:'?s)?(?: office| site)?|office|wedding|funeral|exam|interview|reunions?|mariage|besprechung(?:en)?|termine?|hochzeit|konferenz|boda|conferencia|riunion[ei]|matrimonio|conferenza|reunio(?:es)?|reuniao|casamento|conferencia)`
const HAVE = String.raw`(?:(?:we |i )?(?:have|'ve got|have got|got|attend(?:ing)?|(?:i'm |i am |we're )?giving|'re at|are at|'m at|am at)|(?:we've|i've) got|(?:we're|i'm) at|(?:nous )?avons|j'ai|je suis en|nous sommes en|(?:haben|habe|hab)(?: wir| ich)?|tenemos|tengo|abbiamo|ho|temos|tenho)`
const DAYS = String.raw`(?:the |le |les |am |an |el |los |il |na |no )?(${WEEKDAY}(?:\s*(?:,|${AND}|${TO}|or)\s*(?:on |the |am |le |el |il |na )?${WEEKDAY})*)`
const WORK = String.raw`(?:(?:have to |need to |must )?work(?:ing)?|travail(?:le|lons)|(?:muss |mussen )?(?:ich |wir )?arbeit(?:e|en)|trabaj(?:o|amos)|lavor(?:o|iamo)|trabalh(?:o|amos))`
const ALL_DAY = String.raw`(?:(?:,? (?:all day|the whole day|full day|all of|the whole of|every|toute la journee|den ganzen tag|todo el dia|tutto il giorno|o dia (?:todo|inteiro)))(?: (?:long|on|of))?)?`
const BEFORE = String.raw`(?:not free|not available|unavailable|busy|no time|no plans|closed(?: for us)?|blocked(?: out| off)?|occupied|(?:i'm |we're |i am |we are )?(?:tied up|busy|stuck|booked up|snowed under)(?: (?:with|at|in) (?:work|meetings|\w+))?|${WORK}|at work|in (?:meetings|the office)|(?:can't|cannot|can not|cant) (?:do|make)(?: (?:it|anything))?|nothing|${HAVE}(?: an?| the| our| my| una?| une| eine| uma| en| auf einer| em| in)? ${MATTER}|(?:(?:i'm|we're|i am|we are) (?:on|at|in) (?:an? |the )?)?${MATTER}|pas (?:libres?|disponibles?)|indisponibles?|occupes?|keine zeit|nicht (?:frei|verfugbar)|verhindert|ocupad[oa]s?|no podemos|sin tiempo|occupat[oi]|impegnat[oi]|non possiamo|nao podemos)(?: (?:is|are|ist|est|es|e|sind|sont))?`
/** "Monday and Tuesday belong to my thesis committee": the day is somebody else's. */
const BELONGS = String.raw`(?:(?:is|are)(?: all)? for(?= (?:my|our) (?:mum|mom|dad|mother|father|sister|brother|parents|family|friends?|in-laws|cousins?|work|boss))|belongs?|(?:is|are) (?:given over|devoted|dedicated|reserved|booked|set aside)|gehor(?:t|en)|appart(?:ient|iennent)|perten(?:ece|ecen|ce|cem)|appart(?:iene|engono))(?: (?:to|for|a|au|aux|al|alla|ao))?(?: (?:my|our|the|an?|mon|ma|notre|mein\w*|unser\w*|mi|mis|il|la|el|o|le|les|der|dem))?(?: (?!museum|sight|beach|garden|shopping)[\p{L}'-]+){1,3}`
const OUR = String.raw`(?:an? |the |my |our )?`
/** Who or what a day is, before what it is: "is all", "we are", "sind wir". */
const IS = String.raw`(?:(?:is|'s|are|bin ich|sind wir|muss ich|mussen wir|we are|we're|i am|i'm|we|i|ist|sind|est|esta|e)\s+(?:(?:all|full of|nothing but|mostly|wall[- ]to[- ]wall|back[- ]to[- ]back|voller|nur) )?)?`
/** What is said of a day that is not the traveller's. */
const STATES = [
  String.raw`(?:(?:all day|den ganzen tag|toute la journee|todo el dia|tutto il giorno) )?(?:auf |bei |in |en |on |at )?(?:an? |einer |une |the )?${MATTER}`,
  WORK,
  String.raw`with (?:the |a |my |our )?(?:clients?|customers?|boss|team|suppliers?|family|parents|in-laws|kunden?|client[ei]|clientes?)`,
  String.raw`(?:a )?write-?off|gone|taken|busy|not free|not available|unavailable|blocked(?: out| off)?`,
  String.raw`(?:lost|spoken for|eaten up|swallowed(?: up)?|taken up|used up)(?: (?:by|to|on|with|in) ${OUR}${MATTER})?`,
  String.raw`off[- ]limits|no good|reserved|booked|full|out|tied up|work(?:ing)?|at work`,
  String.raw`(?:${HAVE}\s+)?(?:an? |the |my |our |una? |une |eine |uma )?${MATTER}`,
  String.raw`(?:goes|disappears|vanishes) (?:on|to|into|in|for) ${OUR}${MATTER}`,
  String.raw`(?:geht|vergeht) (?:fur|mit|auf) (?:eine[nmr]? |den |die |das )?${MATTER}`,
  String.raw`(?:haben wir |habe ich )?keine zeit|belegt|nicht frei`,
  String.raw`pas (?:libres?|disponibles?)|pris(?:e|es)?|ocupad[oa]s?|impegnat[oi]|occupat[oi]`,
]
const STATE = `${IS}(?:${STATES.join('|')})`
const AFTER = `(?:${BELONGS}|${STATE})`
/** Why, where it is said at once: "(wedding)", "for a conference". */
const REASON = String.raw`(?: (?:till|until|til) (?:noon|lunch(?:time)?|late|the evening|${NUMBER_WORD}|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?! ?(?:st|nd|rd|th)\b))?(?: (?:from )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:-|to|until|till) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?!(?:st|nd|rd|th)? ?(?:of )?${MONTH}\b))?(?:\s*\(([^()]{1,40})\)|,?(?: please)?,? (?:(?:for|because of|due to|as|since|because) )?(?:${HAVE} )?(?:an? |the |my |our )?(${MATTER}|work)\b)?`
const PATTERNS = [
  new RegExp(String.raw`\b${BEFORE}${ALL_DAY}(?:\s*:|\s+(?:on|every))?\s+${DAYS}\b${REASON}`, 'g'),
  new RegExp(
    String.raw`\b(?:on )?${DAYS}(?::?\s+|(?='s ))${AFTER}(?![\p{L}])(?: (?:all|the whole) day)?${REASON}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:keep|leave|want|need)\s+${DAYS}\s+(?:free|off|open|empty|clear|for ourselves)\b${REASON}`,
    'g',
  ),
]
/** "They'll feed us Thursday, plan nothing that day". */
const NOTHING_THEN = new RegExp(
  String.raw`(?<=\b${WEEKDAY}\b[^.;!?]{0,60})[, ]+(?:so )?(?:please )?(?:plan nothing|nothing(?: planned| else)?|don't plan anything)(?: (?:then|that day|on that day|for that day))(?: please| pls)?`,
  'g',
)
/** "Wedding all day Saturday, so nothing then" says it again. */
const NOTHING_AGAIN =
  /\b(?:so )?(?:please )?(?:plan )?nothing(?: planned| else)? (?:then|that day|on that day)(?: please| pls)?\b/g
/** "Conference at Suntec on Wednesday": the hall was read before. */
const AT_PLACE = new RegExp(
  String.raw`\b(?:${HAVE} )?(?:an? |the |our |my |una? |une |eine |uma )?${MATTER} (?:at|in|im|en|au|a|al|no|na|dans)(?: (?:the|le|la|der|el|il|o|a))? \u00a6+ (?:on |am |le |el |il |na |no )?${DAYS}\b`,
  'g',
)
const EACH_WEEKDAY = new RegExp(String.raw`\b${WEEKDAY}\b`, 'g')
const EACH_DAY = new RegExp(WEEKDAY, 'g')
const RANGE = new RegExp(String.raw`^${WEEKDAY}\s*(?:${TO})\s*(?:on |the )?${WEEKDAY}$`)
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const WEEK = 7

const noteDay = (reader: Reader, span: Span, day: number, value: string): void =>
  note(reader, span, {
    key: `busy:${day}`,
    label: 'Not free',
    value,
    apply: (trip) => withHard(trip, { closedDays: [...new Set([...trip.hard.closedDays, day])] }),
  })

const CLOCK = String.raw`(?:\d{1,2}(?:[:.h]\d\d)?(?: ?[ap]\.?m\b\.?| uhr| h\b)?|noon|midday|lunch(?:time)?|mittags?|midi|mediodia|mezzogiorno|meio-dia)`
const HOURS = String.raw`,? ?(?:(?<until>until|till|til|before|bis|jusqu'a|hasta|fino alle|ate)|(?<from>from|after|ab|a partir de|des|desde|dalle))(?: (?:las|las|as|le))? (?<clock>${CLOCK})(?! ?(?:st|nd|rd|th)\b| ?(?:-|to|until|till|bis|a) ?\d)(?: (?:on|onwards?))?`
const SOME_HOURS = [
  new RegExp(String.raw`\b${BEFORE}(?:\s*:|\s+(?:on|every))?\s+${DAYS}\b${HOURS}`, 'gu'),
  new RegExp(String.raw`\b(?:on )?${DAYS}${HOURS}:?\s+${AFTER}(?![\p{L}])`, 'gu'),
  new RegExp(String.raw`\b(?:on )?${DAYS}(?::?\s+|(?='s ))${AFTER}(?![\p{L}])${HOURS}`, 'gu'),
]
/** "Wednesday is with the client, Thursday until 2 pm": behind another day without time. */
const SO_LONG = new RegExp(String.raw`(?<=\u00a6[, ]*(?:and )?)(?:on )?${DAYS}${HOURS}`, 'gu')

/** A clock time of a matter by day: "until 2" is after noon. */
const clockOf = (words: string): string => {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.h](\d\d))? ?([ap])?/.exec(words) ?? []
  if (hour === undefined) return '12:00'
  const own = Number(hour) % 24
  const isLater = own < 12 && (half === 'p' || (half === undefined && own < 7))
  return `${String(isLater ? own + 12 : own).padStart(2, '0')}:${minute}`
}

/** Weekdays of which the traveller has no time for a part. */
const readSomeHours = (reader: Reader, patterns: readonly RegExp[]): void => {
  const read = ({ 1: list = '', groups }: RegExpExecArray, span: Span): true => {
    const time = clockOf(groups?.['clock'] ?? '')
    const side = groups?.['until'] === undefined ? 'from' : 'until'
    for (const day of daysIn(list))
      note(reader, span, {
        key: `busy:${day}`,
        label: 'Not free',
        value: `${NAMES[day] ?? ''} ${side} ${time}`,
        apply: (trip) =>
          withHard(trip, {
            busyHours: [...(trip.hard.busyHours ?? []).filter((own) => own.day !== day), { day, [side]: time }],
          }),
      })
    return true
  }
  for (const pattern of patterns) reader.page.each(pattern, read)
}

/** Weekdays of a list, or from the first to the last. */
const daysIn = (list: string): readonly number[] => {
  const days = [...list.matchAll(EACH_DAY)].map(([word]) => weekdayOf(word))
  const [first = 0, last = 0] = days
  return RANGE.test(list)
    ? Array.from({ length: ((last - first + WEEK) % WEEK) + 1 }, (_, i) => (first + i) % WEEK)
    : days
}

/** "Museums closed on Monday?" asks nothing of the traveller's time. */
const CLOSED_PLACES =
  /\b(?:museums?|galler(?:y|ies)|shops?|sights|places|restaurants?|markets?|everything|is|are|be)\s+$/

/** "The other days are free": what a plan takes for granted. */
const OTHERWISE =
  /\b(?:(?:the |on the |all )?(?:other|remaining) days?(?: (?:is|are|we are|we're|i am|i'm))?(?: (?:all |completely |totally )?(?:free|open|ours|mine|clear))?|(?:otherwise|apart from that|else)(?:,? (?:i'm|we're|i am|we are))? free|free (?:otherwise|apart from that)|(?:les autres jours|le reste)(?: sont| est)? libres?|sonst (?:haben wir |habe ich )?(?:frei|zeit)|los demas dias libres?|il resto (?:e )?liber[oi]|o resto livre)\b/g

/** Weekdays on which the traveller has no time. */
export const readClosedDays = (reader: Reader): void => {
  const hasWeekday = reader.page.says(ANY_WEEKDAY)
  if (hasWeekday) readSomeHours(reader, SOME_HOURS)
  for (const pattern of hasWeekday ? PATTERNS : [])
    reader.page.each(pattern, ([words, list = '', bracket, matter], span) => {
      if (words.startsWith('closed') && CLOSED_PLACES.test(reader.page.folded.slice(0, span.from))) return null
      const own = reader.page.words(span)
      const said = bracket ?? matter
      const at = said === undefined ? -1 : words.lastIndexOf(said)
      const reason = said === undefined ? '' : ` (${own.slice(at, at + said.length)})`
      for (const day of daysIn(list)) noteDay(reader, span, day, `${NAMES[day] ?? ''}${reason}`)
      return true
    })
  if (hasWeekday)
    reader.page.each(NOTHING_THEN, (_match, span) => {
      const day = [...reader.page.folded.slice(0, span.from).matchAll(EACH_WEEKDAY)].at(-1)?.[0]
      if (day === undefined) return null
      const own = { key: `busy:${weekdayOf(day)}` }
      if (!reader.found.some(({ key }) => key === own.key))
        noteDay(reader, span, weekdayOf(day), NAMES[weekdayOf(day)] ?? '')
      return true
    })
  if (hasWeekday)
    reader.page.each(
      AT_PLACE,
      ([, list = ''], span) => {
        for (const day of daysIn(list)) noteDay(reader, span, day, NAMES[day] ?? '')
        return true
      },
      true,
    )
  if (reader.found.some(({ key }) => key.startsWith('busy:'))) readSomeHours(reader, [SO_LONG])
  if (reader.found.some(({ key }) => key.startsWith('busy:'))) reader.page.each(NOTHING_AGAIN, () => true)
  if (reader.found.some(({ key }) => key.startsWith('busy:') || key === 'event'))
    reader.page.each(OTHERWISE, () => true)
}

/** The dates of a work trip are those of the trip. */
const BUSY_BEFORE = new RegExp(
  String.raw`(?<!\b(?:for|pour|fur|para|per) (?:an? |the |my |our |una? |une |eine |uma )?)\b(?!(?:work|business) trip\b)${BEFORE}(?:\s*:|\s+(?:on|all of|all day))?\s*$`,
)

/** No such words are longer. */
const LONGEST_BUSY = 120
/** "Busy on 3 March": the words before a date that say there is no time on it; null where it is one of the trip. */
export const busyBefore = ({ page }: Reader, { from }: Span): Span | null => {
  const start = Math.max(0, from - LONGEST_BUSY)
  const match = BUSY_BEFORE.exec(page.left.slice(start, from))
  if (match === null) return null
  const at = start + match.index
  return match[0].startsWith('closed') && CLOSED_PLACES.test(page.folded.slice(0, at)) ? null : { from: at, to: from }
}

/** Days without time between two dates; in a plan, which is no longer than a week, each weekday is one day. */
export const noteBusyDates = (reader: Reader, span: Span, first: string, last: string): void => {
  for (let date = first, count = 0; date <= last && count < WEEK; date = addDays(date, 1), count += 1)
    noteDay(reader, span, weekday(date), `${NAMES[weekday(date)] ?? ''}, ${spellDate(date)}`)
}
