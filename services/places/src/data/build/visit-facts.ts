import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Poi } from '../rows.ts'
import { bestTimes, type BestTime } from '../rules/visit-words.ts'
import { shippedId } from './fixes.ts'
import { readTsv, type Line } from './tsv.ts'

/** What the judgements of places say about a visit. */
type VisitFacts = Pick<Poi, 'mustSee' | 'best' | 'lastEntry' | 'season' | 'usually' | 'visitMinutes'>

/** A word of the table that is no time of day is no fact. */
const bestOf = (text: string): BestTime | null => bestTimes.find((time) => time === text) ?? null

/** "last entry 21:00", "last tour about 15:00", "last entry 45 min before closing"; null where no such time is given. */
export function lastEntryOf(text: string): Poi['lastEntry'] {
  const before = /last \D*?about (\d+) h before closing|last [^\d;]*?(?:\d+-)?(\d+) min before closing/.exec(text)
  if (before) return { beforeClosing: before[1] === undefined ? Number(before[2]) : Number(before[1]) * 60 }
  const at = /last (?:entry|tour|boarding|ferry|lift)[^\d;]*(\d{1,2}):(\d{2})/.exec(text)
  return at ? { at: Number(at[1]) * 60 + Number(at[2]) } : null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Days of the month that "early", "mid" and "late" begin and end on. */
const PARTS: Readonly<Record<string, { readonly from: number; readonly until: number }>> = {
  early: { from: 1, until: 10 },
  mid: { from: 15, until: 15 },
  late: { from: 21, until: 31 },
}
const MONTH = `(?:(early|mid|late)[- ])?(${MONTHS.join('|')})[a-z]*`
const SEASON = new RegExp(`\\b${MONTH} ?(?:to|-|–) ?${MONTH}`, 'i')

/** "mid-March to early November", "season about Apr-Oct"; null where no season is given. */
export function seasonOf(text: string): Poi['season'] {
  const match = SEASON.exec(text)
  if (!match) return null
  const day = (part: string | undefined, month = '', side: 'from' | 'until', whole: number) =>
    (MONTHS.indexOf(month.toLowerCase()) + 1) * 100 + (PARTS[part?.toLowerCase() ?? '']?.[side] ?? whole)
  return { from: day(match[1], match[2], 'from', 1), until: day(match[3], match[4], 'until', 31) }
}

function timeFacts(line: Line): Omit<VisitFacts, 'mustSee'> {
  const usually = line.orNull('latest_entry_or_show_times')
  return {
    best: bestOf(line.text('best')),
    usually,
    lastEntry: usually === null ? null : lastEntryOf(usually),
    season: usually === null ? null : seasonOf(usually),
    visitMinutes: line.number('typical_minutes'),
  }
}

/** What kind of place a must-see without a row is, and how long one stays; the table gives its name and position alone. */
const UNLISTED: Readonly<Record<string, Pick<Poi, 'category' | 'visitMinutes' | 'themes' | 'country'>>> = {
  'Blue Mountains at Echo Point': { category: 'view', visitMinutes: 120, themes: ['outdoors'], country: 'AU' },
  'Hoover Dam': { category: 'sight', visitMinutes: 120, themes: ['sightseeing'], country: 'US' },
  'Palace of Versailles': { category: 'museum', visitMinutes: 240, themes: ['culture'], country: 'FR' },
}
/** Interest and error bound of a must-see that no other table holds; its position has four decimals and no second source. */
const UNLISTED_INTEREST = 88
const UNLISTED_PRECISION = 300

/** A must-see that is in no other table; null for a name whose kind nobody stated. */
function unlisted(line: Line): Poi | null {
  const [name, city] = [line.text('name'), line.text('city')]
  const kind = UNLISTED[name]
  const [lat, lon] = [line.number('lat'), line.number('lon')]
  if (kind === undefined || lat === null || lon === null) return null
  return {
    id: `must-see-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    name,
    altNames: [],
    lat,
    lon,
    city,
    address: null,
    website: null,
    precision: UNLISTED_PRECISION,
    source: 'curated',
    openingHours: null,
    interest: UNLISTED_INTEREST,
    limitedTo: null,
    mustSee: line.number('rank'),
    best: null,
    lastEntry: null,
    season: null,
    usually: null,
    diets: null,
    ...kind,
  }
}

/** Rows with what `must_see.tsv` and `time_of_day.tsv` of `folder` say of them, and the must-sees no table holds. */
export function withVisitFacts(
  rows: readonly Poi[],
  folder: string,
): { readonly rows: Poi[]; readonly unknown: readonly string[] } {
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readTsv(file) : []
  }
  const mustSees = read('must_see.tsv')
  const ranks = new Map(mustSees.map((line) => [shippedId(line.text('id')), line.number('rank')]))
  const times = new Map(read('time_of_day.tsv').map((line) => [shippedId(line.text('id')), timeFacts(line)]))
  const ids = new Set(rows.map(({ id }) => id))
  const added = mustSees.filter((line) => line.text('id') === '').map((line) => ({ line, row: unlisted(line) }))
  const known = rows.map((row) => {
    const time = times.get(row.id)
    const mustSee = ranks.get(row.id) ?? null
    return { ...row, ...time, mustSee, visitMinutes: time?.visitMinutes ?? row.visitMinutes }
  })
  return {
    rows: [...known, ...added.flatMap(({ row }) => row ?? [])],
    unknown: [
      ...[...ranks.keys(), ...times.keys()].filter((id) => id !== '' && !ids.has(id)),
      ...added.filter(({ row }) => row === null).map(({ line }) => line.text('name')),
    ],
  }
}
