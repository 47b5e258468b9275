export interface NamedTimes {
  readonly words: string
  /** Minutes of the day; null where only the end is told. */
  readonly from: number | null
  readonly to: number | null
}

const TIMES = /(\d{2}):(\d{2})(?:\s*(?:-|to\s+(?:about\s+)?)\s*(\d{2}):(\d{2}))?/g
const minutes = (hours: string | undefined, minute: string | undefined): number => Number(hours) * 60 + Number(minute)

/** Words between two times that only offer another time for the same. */
const ALTERNATIVE = /^\s*(?:,|or|\/)?\s*(?:or)?\s*$/
const END_ONLY = /\b(?:ends|to)(?:\s+about)?\s*$/i
const LIMIT = /\bcurfew\s*$/i
/** Waves of starts: the last of them is no end of the race. */
const STARTS = /\b(?:waves|starts|gates|doors)\b/i

/** "about 12:30-13:00" is when it starts, not how long it lasts. */
const isVague = (words: string, from: number, until: number | null): boolean =>
  /\babout\s*$/.test(words) && until !== null && until - from >= 0 && until - from <= 30

/** The times of one entry with the words before each: "day 11:00 and night 19:00" are two. */
export function namedTimes(entry: string): readonly NamedTimes[] {
  const found: NamedTimes[] = []
  let at = 0
  for (const match of entry.matchAll(TIMES)) {
    const before = entry.slice(at, match.index)
    at = match.index + match[0].length
    if (found.length > 0 && ALTERNATIVE.test(before)) continue
    if (LIMIT.test(before)) continue
    const repeated = /^\s*and\s*$/.test(before)
    const words = repeated ? (found.at(-1)?.words ?? '') : before.replace(/^\s*(?:and|\/|,)\s*/, '')
    const from = minutes(match[1], match[2])
    const until = match[3] === undefined ? null : minutes(match[3], match[4])
    if (END_ONLY.test(words)) found.push({ words: words.replace(END_ONLY, ''), from: null, to: until ?? from })
    else found.push({ words, from, to: STARTS.test(words) || isVague(words, from, until) ? null : until })
  }
  return found
}

/** "(last day to about 17:30)": another end on one day, by its words. */
export interface OtherEnd {
  readonly when: string
  readonly to: number
}

/** What stands in brackets: another end of one day; anything else in them is a remark. */
export function takeBrackets(entry: string): { readonly bare: string; readonly ends: readonly OtherEnd[] } {
  const ends: OtherEnd[] = []
  const bare = entry.replace(/\(([^)]*)\)/g, (_, inside: string) => {
    const match = /^(last day|[a-z]+day)\s+(?:to\s+)?(?:about\s+)?(\d{2}):(\d{2})$/i.exec(inside)
    if (match) ends.push({ when: match[1] ?? '', to: minutes(match[2], match[3]) })
    return ' '
  })
  return { bare: bare.trim(), ends }
}
