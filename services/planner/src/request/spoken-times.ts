import { hourInHalf, LATER, MORNING } from './day-parts.ts'
import { clockNumber, HOUR, MINUTE } from './spoken-numbers.ts'
import { NUMBER_WORD } from './vocabulary.ts'

/** Clock times in words, in six languages, folded: "half past two", "zehn nach zehn abends", "las diez y diez de la noche". */

const PART = String.raw`(?:,? ?(?:${MORNING}|${LATER}|am\b|pm\b))?`
/** "At ten fifteen": behind such a word two numbers are an hour and its minutes; alone they may be anything. */
const AT = String.raw`(?<=\b(?:at|by|around|about|before|until|till) |^)`
/** Whole fives, as English counts to and from an hour. */
const FIVES = String.raw`(?:five|ten|twenty(?:[- ]five)?)`

/** H stands for the hour, M for minutes; `base` is added to the hour, and M times `sign`. */
type Form = readonly [words: string, base: number, sign?: 1 | -1]
const FORMS: readonly Form[] = [
  ['half (?:past )?(?!an? )H', 30],
  ['(?:a )?quarter (?:past|after) H', 15],
  ['(?:a )?quarter (?:to|till?|until|before) H', -15],
  ['M(?: minutes?)? past H', 0, 1],
  [`(?=${FIVES} )M (?:minutes )?after H`, 0, 1],
  [`(?=${FIVES} )M (?:minutes )?(?:to|till) H`, 0, -1],
  [`${AT}(?=\\d)M (?:minutes )?to (?=\\d)H(?! ?(?:st|nd|rd|th|[a-z]{3,9} ?20))`, 0, -1],
  [`${AT}(?=[a-z])H[ -](?=[a-z])M`, 0, 1],
  ['(?=[a-z])H[ -](?=[a-z])M(?= ?(?:am|pm|in the|at night))', 0, 1],
  ["H o'?clock", 0],
  // "Arriving at nine": an hour alone, at the end of what is said of it.
  [`${AT}(?=[a-z])H(?= *(?:$|[,.;!?)\u00a6]|(?:and|on)\\b))`, 0],
  ['H ?(?:heures?|h) et demie?', 30],
  ['H ?(?:heures?|h) et quart', 15],
  ['H ?(?:heures?|h) moins le quart', -15],
  ['H ?heures? moins M', 0, -1],
  ['H ?heures? M(?! (?:jours?|nuits?|minutes de))', 0, 1],
  ['M(?: minuten)? (?:vor|nach) halb H', -30, 1],
  ['M(?: minuten)? nach H', 0, 1],
  ['M(?: minuten)? vor H', 0, -1],
  ['viertel nach H', 15],
  ['viertel vor H', -15],
  ['(?:dreiviertel|drei viertel) H', -15],
  ['halb H', -30],
  ['H uhr M', 0, 1],
  ['las? H y media', 30],
  ['las? H y cuarto', 15],
  ['las? H menos cuarto', -15],
  ['las? H menos M', 0, -1],
  ['las? H(?: y)? M(?! (?:dias?|noches?|personas?|ninos?))', 0, 1],
  ['(?:al)?le (?:ore )?H e mezz[ao]', 30],
  ['(?:al)?le (?:ore )?H e un quarto', 15],
  ['(?:al)?le (?:ore )?H meno un quarto', -15],
  ['(?:al)?le (?:ore )?H meno M', 0, -1],
  ['(?:al)?le (?:ore )?H e M(?! (?:giorn|nott|person))', 0, 1],
  ['(?:as|a(?= uma\\b)) H e meia', 30],
  ['(?:as|a(?= uma\\b)) H e (?:um )?quarto', 15],
  ['(?:as|a(?= uma\\b)) H menos (?:um )?quarto', -15],
  ['(?:as|a(?= uma\\b)) H(?: horas)? e M(?! (?:dias?|noites?|pessoas?))', 0, 1],
  ['(?:as )?(?:um )?quarto para as? H', -15],
  ['(?:as )?M (?:minutos )?para as? H', 0, -1],
  ['H (?:uhr|heures?)', 0],
]
const NOON = String.raw`(?:midi|minuit)(?: et (?:demie?|quart)| moins le quart)`
/** "Five to midnight", "half past noon", "zehn nach Mitternacht", "minuit moins cinq": counted from the middle of the day or the night. */
const FROM_TWELVE = new RegExp(
  String.raw`^(?:(?:a )?(quarter|half|(?=[a-z])${MINUTE})(?: minutes)? (past|after|to|till?|before) (?:noon|midday|midnight)|(viertel|(?=[a-z])${MINUTE})(?: minuten)? (nach|vor) (?:mitternacht|mittag)|(?:midi|minuit) (moins )?(cinq|dix|vingt(?:-cinq)?)(?! jours))$`,
)
const IS_NOON = /noon|midday|mittag|midi/
const fromTwelve = (words: string): string | null => {
  const match = FROM_TWELVE.exec(words)
  if (match === null) return null
  const [count = '', side = ''] = match.slice(1).filter((group) => group !== undefined && !/^(?:moins )$/.test(group))
  const minutes = /^(?:quarter|viertel)$/.test(count) ? 15 : count === 'half' ? 30 : clockNumber(count)
  const isBefore = /^(?:to|till?|before|vor)$/.test(side) || match[5] !== undefined
  return clock((IS_NOON.test(words) ? HALF : 0) * 60 + (isBefore ? -minutes : minutes))
}

interface SpokenForm {
  readonly pattern: RegExp
  readonly base: number
  readonly sign: number
  readonly isHourFirst: boolean
}
const spoken = ([words, base, sign = 1]: Form): SpokenForm => ({
  pattern: new RegExp(`^${words.replace(/\bH\b/, `(${HOUR})`).replace(/\bM\b/, `(${MINUTE})`)}(${PART})$`),
  base,
  sign,
  isHourFirst: !words.includes('M') || words.search(/\bH\b/) < words.search(/\bM\b/),
})
const READ = FORMS.map(spoken)
/** "Two in the afternoon": in English alone is the half of the day enough. */
const WITH_PART = String.raw`(?:las? |(?:al)?le |as |a )?(?:${NUMBER_WORD})(?: (?:${MORNING}|${LATER}))`
const HOUR_WITH_PART = new RegExp(String.raw`^(?:las? |(?:al)?le |as |a )?(${NUMBER_WORD})( (?:${MORNING}|${LATER}))$`)
interface Parts {
  readonly order: string
  readonly before: readonly string[]
  readonly between: readonly string[]
  readonly after: readonly string[]
}
const partsOf = ([words]: Form): Parts => {
  const [before = '', between = '', after] = words.replace('|^)', ')').split(/\b[HM]\b/)
  const order = (words.match(/\b[HM]\b/g) ?? []).join('')
  return after === undefined
    ? { order, before: [before], between: [''], after: [between] }
    : { order, before: [before], between: [between], after: [after] }
}
/** Forms that differ in one part alone are one, so that the many words for numbers stand in it once. */
const joined = (forms: readonly Parts[], part: 'before' | 'between' | 'after'): readonly Parts[] => {
  const others = (own: Parts) => JSON.stringify({ ...own, [part]: null })
  const kinds = [...new Set(forms.map(others))]
  return kinds.flatMap((kind) => {
    const alike = forms.filter((own) => others(own) === kind)
    const [first] = alike
    return first === undefined ? [] : [{ ...first, [part]: alike.flatMap((own) => own[part]) }]
  })
}
const either = (words: readonly string[]): string => (words.length === 1 ? (words[0] ?? '') : `(?:${words.join('|')})`)
const sourceOf = ({ order, before, between, after }: Parts): string => {
  const [first, second = ''] = [...order].map((own) => (own === 'H' ? HOUR : MINUTE))
  return `${either(before)}${first}${either(between)}${second}${either(after)}`
}
const PARTS = joined(joined(joined(FORMS.map(partsOf), 'after'), 'between'), 'before')
/** "Zehn Uhr dreissig" is looked for before "zehn Uhr". */
const withMinutesFirst = PARTS.toSorted((a, b) => b.order.length - a.order.length)
const withoutEnds = ({ source }: RegExp): string => source.slice(1, -1).replaceAll(/(?<!\\)\((?!\?)/g, '(?:')
export const SPOKEN_TIME = [
  `(?:${withMinutesFirst.map(sourceOf).join('|')})${PART}`,
  withoutEnds(FROM_TWELVE),
  NOON,
  WITH_PART,
].join('|')

/** Before this hour a time without its half of the day is one of the afternoon: nobody plans to land at "half past two" in the night. */
const FIRST_HOUR = 6
const [HALF, DAY] = [12, 24 * 60]

/** Words that every time in words has one of: without them its many forms need not be looked for. */
export const HAS_SPOKEN_TIME = new RegExp(
  String.raw`\b(?:half|halb|past|quarter|(?:midi|minuit) (?:moins|[a-z]+)|(?:nach|vor) mitt(?:ag|ernacht)|(?:to|before|after) (?:noon|midday|midnight)|viertel|dreiviertel|media|cuarto|mezz[ao]|quarto|meia|demie?|quart|heures?|uhr|o'?clock|(?:five|ten|twenty)(?: minutes)? (?:to|till|after)|(?:nach|vor) ${NUMBER_WORD}|at (?:\d{1,2}|[a-z]+ten|[a-z]+ty|${NUMBER_WORD})|(?:las?|alle|le|as) (?:ore )?${HOUR}|[a-z]{3,} [ap]m|${MORNING}|${LATER})\b`,
)

/** HH:MM of a time in words; null where it is none. */
export const spokenTime = (words: string): string | null => {
  if (/^(?:midnight|minuit|mitternacht|medianoche|mezzanotte|meia-noite)$/.test(words)) return '00:00'
  const besideTwelve = fromTwelve(words)
  if (besideTwelve !== null) return besideTwelve
  const noon = new RegExp(`^${NOON}$`).test(words)
  if (noon)
    return clock(
      (words.startsWith('midi') ? HALF : 0) * 60 + (/demi/.test(words) ? 30 : /moins/.test(words) ? -15 : 15),
    )
  const [, alone, half = ''] = HOUR_WITH_PART.exec(words) ?? []
  if (alone !== undefined) return at(clockNumber(alone), 0, half)
  for (const { pattern, base, sign, isHourFirst } of READ) {
    const match = pattern.exec(words)
    if (match === null) continue
    const [first = '', second = ''] = match.slice(1, -1)
    const minutes = second === '' ? 0 : clockNumber(isHourFirst ? second : first)
    // "Fünf vor halb acht".
    const own = / vor halb /.test(words) ? -1 : sign
    const hour = clockNumber(isHourFirst ? first : second)
    return minutes > 59 ? null : at(hour, base + own * minutes, match.at(-1) ?? '')
  }
  return '12:00'
}

const at = (hour: number, shift: number, part: string): string | null => {
  if (!Number.isInteger(hour) || hour > 24) return null
  const isPlain = hour >= 1 && hour <= HALF && part === ''
  const isEarly = isPlain && hour * 60 + shift < FIRST_HOUR * 60
  return clock((isEarly ? hour + HALF : (hourInHalf(hour, part) ?? hour)) * 60 + shift)
}
const clock = (minutes: number): string => {
  const own = (minutes + DAY) % DAY
  return `${String(Math.floor(own / 60)).padStart(2, '0')}:${String(own % 60).padStart(2, '0')}`
}
