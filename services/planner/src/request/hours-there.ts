import { note, type Reader } from './finding.ts'
import type { Span } from './page.ts'

/** A stop between two flights, or a trip of one day: its hours are those of the traveller. */
const ONE_DAY =
  /\b(?:lay-?over|stop-?over|in transit|transit stop|port call|day trip|escal[ae]|scalo|zwischenstopp?|aufenthalt|tagesausflug|conexao|(?:1|one|a|single|just a|un|une|uno|ein|einen|um) (?:day|jour|tag|dia|giorno)|for the day)\b/
const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?: ?(am|pm|a\.m\.|p\.m\.|hrs?|h|uhr|o'clock))?`
const HOURS = new RegExp(
  String.raw`(?<![\d:.])(?:\b(?:from|between|von|zwischen|de|des|das|desde|entre|dalle|d)(?: las?)? )?${CLOCK} ?(?:-|to|till?|until|and|bis(?: um)?|a|as|alle|hasta|ate|et|y|e|und)(?: las?| as)? ?${CLOCK}(?![\d:.\p{L}])`,
  'gu',
)
const HALF_DAY = 12

const timeOf = (hour: string, minute: string | undefined, half: string | undefined): string | null => {
  const is12 = half !== undefined && /^[ap]\.?m/.test(half)
  const read = is12 ? (Number(hour) % HALF_DAY) + (half.startsWith('p') ? HALF_DAY : 0) : Number(hour)
  const minutes = Number(minute ?? 0)
  if (read > 23 || minutes > 59 || (is12 && (Number(hour) < 1 || Number(hour) > HALF_DAY))) return null
  return `${String(read).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Notes both hours; null where they are no two times of one day. */
const noteHours = (reader: Reader, words: string, groups: readonly (string | undefined)[], span: Span): true | null => {
  const [hour = '', minute, half, lastHour = '', lastMinute, lastHalf] = groups
  // Two bare numbers may be anything.
  if ([minute, half, lastMinute, lastHalf].every((part) => part === undefined) && !words.startsWith('dalle'))
    return null
  const [arrival, departure] = [timeOf(hour, minute, half), timeOf(lastHour, lastMinute, lastHalf)]
  if (arrival === null || departure === null || arrival >= departure) return null
  note(reader, span, {
    key: 'arrival',
    label: 'Arriving',
    value: arrival,
    apply: (trip) => ({ ...trip, arrival }),
  })
  note(reader, span, {
    key: 'departure',
    label: 'Leaving',
    value: departure,
    apply: (trip) => ({ ...trip, departure }),
  })
  return true
}

/** "Docked 8am to 6pm": of a ship both hours stand behind one word, which alone would be that of the arrival. */
const IN_PORT = new RegExp(
  String.raw`\b(?:(?:ship |we |we're |we are |is |cruise )*(?:dock(?:s|ed|ing)?|berth(?:s|ed)?|moor(?:s|ed)|anchored|in port|ashore|on shore|shore (?:leave|time))|port call|im hafen|a quai|en puerto|in porto|no porto)(?:,? (?:from|is|between|of))?[ :,(]+(?=\d)${HOURS.source}`,
  'gu',
)
export const readHoursInPort = (reader: Reader): void =>
  reader.page.each(IN_PORT, ([words, ...groups], span) => noteHours(reader, words, groups, span))

/** "Layover, 9am to 9pm": when one comes and goes, where no other words say so. */
export const readHoursThere = (reader: Reader): void => {
  const { page, found } = reader
  if (!ONE_DAY.test(page.folded) || found.some(({ key }) => key === 'arrival' || key === 'departure')) return
  page.each(HOURS, ([words, ...groups], span) => noteHours(reader, words, groups, span))
}
