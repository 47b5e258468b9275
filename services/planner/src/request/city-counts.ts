import { tripLimits } from '@site/contracts/trip-fields'
import { MORE_BEFORE, MORE_BEHIND } from './further-towns.ts'
import { isNight, UNIT, unitDays, type Length } from './length.ts'
import type { Page, Span } from './page.ts'
import { GETS, REST, wholeOf } from './rest-of-trip.ts'
import { AND, COUNT_WORD, numberOf } from './vocabulary.ts'

/** Italian for two, which is no number in English. */
const DUE = 'due(?=,? (?:e|due|tre|quattro|cinque|giorn[oi]|nott[ei])\\b|, )'
const WORD = `(?:${COUNT_WORD}|${DUE})`

/** How many days each city of a trip has, where all of them have a number. */
export interface CityCounts {
  /** By where a city's name stands; null for the city that has what is left. */
  readonly own: ReadonlyMap<number, Length | null>
  /** "5 days, 3/2 split": of the cities in order, whichever they are. */
  readonly inOrder: readonly Length[]
  /** "Split evenly". */
  readonly isEven?: boolean
  /** Of the whole trip: "the rest of the week". */
  readonly total?: Length
}
interface City {
  readonly span: Span
}
interface Count {
  readonly span: Span
  readonly count: number
  readonly unit: string | undefined
  readonly isRest: boolean
}

/** Without a unit a greater number is none of days. */
const MOST_BARE = 21
const FEWEST_BARE_LIST = 3
const numberBeside = (words: string): string => String.raw`(?:days? (\d{1,2}) ?(?:-|to) ?(\d{1,2})|(\d{1,2}|${words}))`
const NUMBER = numberBeside(COUNT_WORD)
/** Behind a name "uno" is no article. */
const NUMBER_BEHIND = numberBeside(`${COUNT_WORD}|due(?! to\\b)|uno|una|un|une|einen|eine|um|uma`)
const IN = 'in|at|a|en|em|nach|of|de|for'
const BLANK = '[ \u00a6]*'
/** "2 nights in Rome", "3 x Tokyo", "the rest in Osaka". */
const BEFORE = new RegExp(
  String.raw`(?:^|(?<=[\s,;:(\u00a6+&/>]))(?:(${REST})|${MORE_BEFORE}${NUMBER}${MORE_BEHIND} ?[x×]? ?(?:full |whole |more |remaining )?(${UNIT})?)(?: (?:${IN}))?${BLANK}$`,
)
/** "Tokyo (3)", "Kyoto for 2", "Osaka: 2 nights". */
const AFTER = new RegExp(
  String.raw`^(?=[ \u00a6:(,x×-])${BLANK}(?:(?:[-:(x×]|(?:${GETS}|for|fur|pour|por|per|para)\b)${BLANK}|,${BLANK}(?=\S+ ?(?:${UNIT})\b))?\(?(?:(${REST})|(?:the (?:first|last|other|next|final|remaining) )?${MORE_BEFORE}${NUMBER_BEHIND}${MORE_BEHIND} ?[x×]? ?(?:full |whole |remaining )?(?:(${UNIT})\b)?)(?![\w'])[ ]?\)?`,
)
const ENDS = new RegExp(
  String.raw`^${BLANK}(?:$|[,;)&+>→\u00a6]|/(?! ?\d)|\.(?!\d)| -(?! ?\d)|->|\b(?:${AND}|to|on to|before|die|of (?:our|the|my))\b)`,
)

const countOf = (match: RegExpExecArray, at: number): Count | null => {
  const [all, rest, from, to, number, unit] = match
  const count = from === undefined ? numberOf(number ?? '') : Number(to) - Number(from) + 1
  if (
    rest === undefined &&
    !(count >= 1 && count * unitDays(unit ?? '') <= (unit === undefined ? MOST_BARE : tripLimits.cityNights))
  )
    return null
  const lead = /^[ \u00a6]*/.exec(all)?.[0].length ?? 0
  return {
    span: { from: at + match.index + lead, to: at + match.index + all.replace(/[ \u00a6]+$/, '').length },
    count,
    unit,
    isRest: rest !== undefined,
  }
}

const overlap = (a: Count | null, b: Count | null): boolean =>
  a !== null && b !== null && a.span.from < b.span.to && b.span.from < a.span.to
const isWhole = (counts: readonly (Count | null)[]): counts is readonly Count[] =>
  counts.every((count) => count !== null) && counts.some((count) => count?.isRest === false)

/** The number of each city: all before their names, all behind, or each where it stands. */
const besideNames = (page: Page, cities: readonly City[]): readonly Count[] | null => {
  const before = cities.map(({ span }, i) => {
    const from = cities[i - 1]?.span.to ?? 0
    const match = BEFORE.exec(page.left.slice(from, span.from))
    return match === null ? null : countOf(match, from)
  })
  const after = cities.map(({ span }, i) => {
    const next = cities[i + 1]?.span.from ?? page.text.length
    const match = AFTER.exec(page.left.slice(span.to, next))
    const count = match === null ? null : countOf(match, span.to)
    if (count === null) return null
    const rest = page.left.slice(count.span.to, next)
    // "Rome 12 to 14 May": a day of the month.
    if (count.unit === undefined && /^ ?(?:to|and|&|till|until) ?(?:the )?\d/.test(rest)) return null
    const isEnd = rest.trim() === '' ? next < page.text.length || rest === '' : ENDS.test(rest)
    return isEnd ? count : null
  })
  const sum = after.reduce((total, own) => total + (own?.count ?? 0), 0)
  if (isWhole(before) && !(isWhole(after) && before[0]?.count === sum)) return before
  if (isWhole(after)) return after
  const mixed = after.map((own, i) => {
    const [ahead, next] = [before[i] ?? null, before[i + 1] ?? null]
    return own === null || overlap(own, next) ? (ahead ?? own) : own
  })
  const isClean = mixed.every((own, i) => !overlap(own, mixed[i + 1] ?? null))
  return isClean && mixed.some((own) => own?.unit !== undefined) && isWhole(mixed) ? mixed : null
}

const COUNTED = String.raw`(?:\d{1,2}|${WORD}|a|an)`
/** Each with its unit, or none: of "2 days and 4 days, 4 adults" the last is none of days. */
const ITEM_KINDS = [String.raw`${COUNTED} ?(?:${UNIT})\b`, String.raw`${COUNTED}(?: ?(?:${UNIT})\b)?`]
const JOINED = [
  String.raw`\s*\+\s*`,
  String.raw`\s*/\s*`,
  String.raw`\s*-\s*`,
  String.raw`(?:\s*,\s*|\s*,?\s*${AND}\s*)`,
]
const ITEMS = ITEM_KINDS.flatMap((item) => JOINED.map((mark) => `${item}(?:${mark}${item})+`)).join('|')
const SPLIT = String.raw`(?:split|aufgeteilt|reparti[es]*|repartid[oa]s?|divis[aeio]|dividid[oa]s?)`
const LIST = new RegExp(
  String.raw`(?<![\w.:/$€£-])(${SPLIT}(?: as| into)? )?\(?(${ITEMS})(?! ?%)\b\)?( (?:${UNIT})\b)?(?![\w:/-])(?! of (?:them|those|these|which)\b)( ?,? ?${SPLIT}\b)?(?: (?:respectively|respectivement|respectivamente|rispettivamente)\b)?`,
  'g',
)
const HAS_LIST = new RegExp(String.raw`\+|\b${SPLIT}`)
const ONE = new RegExp(String.raw`(\d{1,2}|${WORD}|\ban?\b)(?: ?(${UNIT})\b)?`, 'g')
const EVENLY =
  /\b(?:split )?(?:evenly|equally|half (?:and|&) half|half[- ]half|fifty[- ]fifty|50 ?[-/] ?50)(?: split)?\b|\bsplit (?=between )|\ba parts egales\b|\bje zur halfte\b|\bmitad y mitad\b|\bmeta e meta\b|\bmetade metade\b/g

/** "Madrid, Lisbon, Porto, 9 days, 3 each": so many days in every city. */
const EACH_CITY = new RegExp(
  String.raw`(?:^|(?<=[\s,;:(]))(\d{1,2}|${COUNT_WORD}) (?:in )?each(?: (?:city|place))?(?=\s*(?:$|[,.;:!?)\u00a6]))`,
  'g',
)
const readEach = (page: Page, cities: readonly City[]): ReadonlyMap<number, Length> => {
  const own = new Map<number, Length>()
  page.each(EACH_CITY, ([, number = ''], span) => {
    const count = numberOf(number)
    if (own.size > 0 || count > MOST_BARE || /[$£€]\s?$/.test(page.folded.slice(0, span.from))) return null
    for (const city of cities) own.set(city.span.from, { span, count, unit: 'days' })
    return true
  })
  return own
}

/** "2+2 days", "4 days + 3 days", "3, 2 and 1 nights", "3/2 split": as many numbers as cities, in their order. */
const listed = (page: Page, cities: number): readonly Length[] => {
  if (cities < 2 && !HAS_LIST.test(page.left)) return []
  for (const match of page.left.matchAll(LIST)) {
    const [all, ahead, items = '', behindUnit, behind] = match
    const isSplit = ahead !== undefined || behind !== undefined
    const found = [...items.matchAll(ONE)]
    const units = [...found.flatMap(([, , unit]) => unit ?? []), ...(behindUnit?.trim() ?? [])]
    const unit = behindUnit?.trim() ?? units[0]
    // "3 days and 2 nights" is one stay; "3/4" and "3-4" are a date and a range.
    if (new Set(units.map((own) => isNight(own))).size > 1) continue
    if (unit === undefined && !isSplit && !items.includes('+') && found.length < FEWEST_BARE_LIST) continue
    if (found.length === 2 && !isSplit && /^[\w ]+-[\w ]+$/.test(items)) continue
    // "Rome-Milan, 2+2 days": the second name may be read later; "2+1 days" in one city are three.
    const isSum = items.includes('+') && unit !== undefined && cities < 2
    if (!isSplit && !isSum && found.length !== cities) continue
    if (cities < 2 && !isSplit && !isSum) continue
    const span = { from: match.index, to: match.index + all.length }
    const days = found.map(([, number = '']) => numberOf(number) * unitDays(unit ?? ''))
    const isLong = isSum
      ? days.reduce((sum, own) => sum + own, 0) > tripLimits.days
      : days.some((own) => own > tripLimits.cityNights)
    if (isLong && !isSplit) continue
    page.take(span)
    return found.map(([, number = '']) => ({
      span,
      count: numberOf(number) * unitDays(unit ?? ''),
      unit: isNight(unit ?? '') ? 'nights' : 'days',
      ...(isSplit ? { isShare: true } : {}),
    }))
  }
  return []
}

/** "Amsterdam e poi Parigi, due e tre giorni": bare numbers before the only length that was read, as many as the other cities. */
export const listBefore = (page: Page, [only, ...others]: readonly Length[], cities: number): readonly Length[] => {
  if (only === undefined || others.length > 0 || cities < 2) return []
  const match = BARE_BEFORE.exec(page.left.slice(0, only.span.from))
  const numbers = [...(match?.[1] ?? '').matchAll(BARE)].map(([word]) => numberOf(word))
  if (match === null || numbers.length !== cities - 1 || numbers.some((count) => count > MOST_BARE)) return []
  const span = { from: match.index, to: only.span.from }
  page.take(span)
  return [...numbers.map((count): Length => ({ ...only, span, count })), only]
}
const BARE = new RegExp(String.raw`\b(?:\d{1,2}|${COUNT_WORD}|due)\b`, 'g')
const BARE_BEFORE = new RegExp(
  String.raw`(?<![\w.:/$€£-])((?:(?:\d{1,2}|${COUNT_WORD}|due)\b(?:\s*,\s*|\s*,?\s*${AND}\s*|\s*[+/]\s*))+)$`,
)

/** The numbers of a list as one length, where there is but one city. */
export const sumOf = ({ inOrder }: CityCounts, cities: number): readonly Length[] => {
  const [first] = inOrder
  if (first === undefined || first.isShare === true || cities > 1) return []
  return [{ ...first, count: inOrder.reduce((sum, { count }) => sum + count, 0) }]
}

const SEQUENCE =
  /\b(?:(?:zu)?erst|danach|anschliessend|d'abord|ensuite|primero|luego|despues|prima|dopo|primeiro|depois|afterwards)\b/g

/** Numbers that say how long each city of the trip is; their words are taken. `cities` stand in the order of the text. */
export const readCityCounts = (page: Page, cities: readonly City[]): CityCounts => {
  const own = new Map<number, Length | null>()
  let isEven = false
  if (cities.length > 1) {
    page.each(EVENLY, ([words]) => {
      // "Split between the two" says not how.
      isEven ||= words !== 'split '
      return true
    })
    page.each(SEQUENCE, () => true)
  }
  const beside = cities.length > 1 ? besideNames(page, cities) : null
  if (beside !== null) {
    const unit = beside.find((count) => count.unit !== undefined)?.unit ?? ''
    for (const [i, { span, count, unit: its, isRest }] of beside.entries()) {
      page.take(span)
      const length = {
        span,
        count: count * unitDays(its ?? ''),
        unit: isNight(its ?? unit) ? 'nights' : 'days',
      } as const
      own.set(cities[i]?.span.from ?? -1, isRest ? null : length)
    }
    const rest = beside.find(({ isRest }) => isRest)
    const total = rest === undefined ? null : wholeOf(page, rest.span)
    const given = [...own.values()].reduce((sum, length) => sum + (length?.count ?? 0), 0)
    return { own, inOrder: [], ...(total !== null && total.count > given ? { total } : {}) }
  }
  const each = cities.length > 1 ? readEach(page, cities) : own
  if (each.size > 0) return { own: each, inOrder: [] }
  return { own, inOrder: listed(page, cities.length), isEven }
}
