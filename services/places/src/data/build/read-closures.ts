import type { Closure, ClosedKind } from '../closure-rows.ts'
import type { Line } from './tsv.ts'

/** GeoNames' state codes of the regions the table names; a region that is not here is a city. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  'England and Wales': ['ENG', 'WLS'],
  Scotland: ['SCT'],
  NSW: ['02'],
  Queensland: ['04'],
  'South Australia': ['05'],
  Victoria: ['07'],
  Catalonia: ['56'],
}

const KINDS: readonly (readonly [words: RegExp, kinds: readonly ClosedKind[]])[] = [
  [/museum|galleries|public facilities/, ['museum']],
  [/attractions|monuments/, ['attraction']],
  [/restaurants|eateries|hawker/, ['restaurant']],
  [/large shops|department|supermarkets/, ['shop']],
  [/^(?!.*(?:large|department)).*\b(?:shops|stores|malls)\b/, ['shop', 'market']],
  [/(?<!super)\bmarkets\b/, ['market']],
]
const TRANSPORT = /\b(?:rail|railways|tube|buses|trams|trains|métro|metro|mrt|transport|subway|u-bahn)\b/i
const DAY = 24 * 60
const MIDDAY = 12 * 60
/** "In the morning" ends, and a holiday opening begins, at this hour of the tables' own rules (Anzac Day). */
const MORNING_ENDS = 13 * 60
/** Where the table says "early" and no hour: the earliest that its own lines name. */
const EARLY = 14 * 60

/** Minutes of the day in which an effect closes; null when it is said of streets, of busy days or of some places only. */
function closedSpan(effect: string): Closure['closed'] {
  if (/\bto (?:vehicles|traffic)\b|for the|around the|during|when full|nightly|restricted/.test(effect)) return null
  const about = /close about (\d{2}):(\d{2})/.exec(effect)
  if (about) return { from: Number(about[1]) * 60 + Number(about[2]), until: DAY }
  if (/from midday|about midday/.test(effect)) return { from: MIDDAY, until: DAY }
  if (effect.startsWith('close early')) return { from: EARLY, until: DAY }
  if (/in the afternoon/.test(effect)) return { from: MORNING_ENDS, until: DAY }
  if (/in the morning/.test(effect)) return { from: 0, until: MORNING_ENDS }
  return /^(?:mostly |many )?closed/.test(effect) ? { from: 0, until: DAY } : null
}

/** The kinds of places of a line. Where only "many" restaurants close, others are open: that is said and no more. */
function kindsOf(what: string, effect: string, rule: string): ClosedKind[] {
  const kinds = new Set(KINDS.flatMap(([words, own]) => (words.test(what) ? own : [])))
  if (/many restaurants|independent/.test(what) || effect.startsWith('many closed')) kinds.delete('restaurant')
  // On Christmas Day, where museums close, what else sells tickets does too.
  if (rule === 'fixed 12-25' && kinds.has('museum') && effect.startsWith('closed')) kinds.add('attraction')
  return [...kinds]
}

/** The lines of `closures.tsv`. */
export function readClosures(lines: readonly Line[]): Closure[] {
  return lines.map((line) => {
    const [region, what, effect, rule] = [
      line.text('region'),
      line.text('class'),
      line.text('effect'),
      line.text('date_rule'),
    ]
    const kinds = kindsOf(what, effect, rule)
    const runs = kinds.length === 0 && TRANSPORT.test(what)
    return {
      country: line.text('country'),
      states: [...(STATES[region] ?? [])],
      city: region === '' || STATES[region] ? null : region,
      rule,
      holiday: line.text('holiday'),
      what,
      effect,
      note: line.orNull('note'),
      kinds,
      closed: runs ? null : closedSpan(effect),
      transport: runs ? (effect === 'no service' ? ('none' as const) : ('changed' as const)) : null,
    }
  })
}
