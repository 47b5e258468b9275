/** What the words of a session are read against: the length of the edition, the weekday it begins on, and its key day. */
export interface EditionShape {
  readonly days: number
  /** 0 is Sunday; null where the rule names no weekday. */
  readonly firstWeekday: number | null
  readonly key: { readonly day: number; readonly label: string } | null
}

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const WEEKDAY = '(?:sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday)?'
const WEEKDAYS = new RegExp(String.raw`\b(${WEEKDAY})(?:\s*-\s*(${WEEKDAY}))?\b`, 'i')
const NUMBERED = /^D(\d+)(?:-D(\d+))?\b/
const numberOf = (name: string): number => NAMES.indexOf(name.slice(0, 3).toLowerCase())

/** The weekday words name first; null where they name none. */
export const weekdayIn = (words: string): number | null => {
  const name = WEEKDAYS.exec(words)?.[1]
  return name === undefined ? null : numberOf(name)
}

/** Days of the edition on which one of these weekdays falls. */
const onWeekdays = ({ days, firstWeekday }: EditionShape, wanted: ReadonlySet<number>): readonly number[] =>
  firstWeekday === null
    ? []
    : Array.from({ length: days }, (_, day) => day).filter((day) => wanted.has((firstWeekday + day) % 7))

export interface SessionDays {
  readonly days: readonly number[]
  /** The words without those that named the days. */
  readonly rest: string
  /** Whether words named these days, or all are meant. */
  readonly named: boolean
}

/** Which days of an edition words such as "D0-D13 day", "race Sunday" or "public days" speak of. */
export function sessionDays(words: string, shape: EditionShape): SessionDays {
  const all = Array.from({ length: shape.days }, (_, day) => day)
  const numbered = NUMBERED.exec(words)
  if (numbered) {
    const [from, to] = [Number(numbered[1]), Number(numbered[2] ?? numbered[1])]
    return { days: all.filter((day) => day >= from && day <= to), rest: words.replace(NUMBERED, ''), named: true }
  }
  const others = new RegExp(String.raw`^(${WEEKDAY}) evening, then\b`, 'i').exec(words)
  if (others?.[1]) {
    const first = onWeekdays(shape, new Set([numberOf(others[1])]))
    return { days: all.filter((day) => !first.includes(day)), rest: words.slice(others[0].length), named: true }
  }
  const weekdays = WEEKDAYS.exec(words)
  if (weekdays?.[1]) {
    const [from, to] = [numberOf(weekdays[1]), numberOf(weekdays[2] ?? weekdays[1])]
    const wanted = new Set(Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7))
    const days = onWeekdays(shape, wanted)
    // Where an edition has several such days, one alone is the key day: the last Saturday's parade.
    const key = shape.key !== null && !weekdays[2] && days.includes(shape.key.day) ? [shape.key.day] : days
    return { days: key, rest: words.replace(WEEKDAYS, ' '), named: true }
  }
  const { key } = shape
  if (key !== null && /\bpublic days?\b/i.test(words))
    return { days: all.slice(key.day), rest: words.replace(/\bpublic days?\b/i, ' '), named: true }
  if (key !== null && /\b(?:business|trade) days?\b/i.test(words))
    return { days: all.slice(0, key.day), rest: words.replace(/\b(?:business|trade) days?\b/i, ' '), named: true }
  if (key !== null && /\bfinals?\b|\blast night\b/i.test(words)) return { days: [key.day], rest: words, named: true }
  return { days: all, rest: words, named: false }
}
