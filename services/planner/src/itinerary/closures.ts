import type { ClosedKind, Closure } from '@site/places'
import { site } from '@site/contracts/site'
import { addDays, spellDate } from './days.ts'
import { ruleFallsOn } from './date-rule.ts'
import { isLikeMuseum } from './museum-like.ts'
import { wordsOf, type Destination, type Poi } from './places.ts'
import { faithOf } from './worship.ts'

/** The kinds of places a category may be among; `attraction` takes what has a door besides. */
const KINDS: Readonly<Record<string, readonly ClosedKind[]>> = {
  museum: ['museum', 'attraction'],
  gallery: ['museum', 'attraction'],
  experience: ['attraction'],
  food: ['restaurant'],
  coffee: ['restaurant'],
  bar: ['restaurant'],
  nightlife: ['restaurant'],
  shopping: ['shop'],
  market: ['market'],
}
/** Categories of which some have a door and sell tickets, and some are open ground. */
const SOME_HAVE_DOORS = new Set(['sight', 'view', 'viewpoint', 'market', 'shopping'])

/** Feasts on which places of worship are there for their services; on other holidays they keep their hours (https://www.notredamedeparis.fr, https://www.sacre-coeur-montmartre.com: every day). */
const FEASTS = /^(?:fixed 12-25|easter)/

/** Gardens with a gate and hours are among "public facilities", and so is what stands in a building of the government. */
const PUBLIC = /\bpublic facilities\b/
const OF_GOVERNMENT = /\b(?:government|city hall|town hall|municipal)\b/i

/** Closures that may hold in a city: of its country, and where they name a state or a city, of that. */
export function closuresOf(all: readonly Closure[], { city, region }: Destination): readonly Closure[] {
  return all.filter(
    (own) => (own.states.length === 0 || own.states.includes(region ?? '')) && (own.city === null || own.city === city),
  )
}

/** Closures of a local day. Weekly ones are what opening hours themselves say. */
export const closuresOn = (closures: readonly Closure[], date: string): readonly Closure[] =>
  closures.filter(({ rule }) => !rule.startsWith('weekly ') && ruleFallsOn(rule, date))

/** Whether a place is a street that one goes to for its shops alone: it has no door and no hours of its own, and is of no use when they are shut. */
export const isShoppingStreet = ({ themes }: Pick<Poi, 'themes'>, hasDoor: boolean): boolean =>
  !hasDoor && themes.length === 1 && themes[0] === 'shopping'

/** Whether a closure is about a place: its kind, or the place by its name ("Edinburgh Castle"). */
export function concerns({ kinds, what, transport, rule }: Closure, poi: Poi, hasDoor: boolean): boolean {
  if (kinds.length === 0) return transport === null && namedIn(what, poi.name)
  const own = KINDS[isLikeMuseum(poi) ? 'museum' : poi.category] ?? []
  if (kinds.some((kind) => own.includes(kind))) return true
  if (kinds.includes('shop') && isShoppingStreet(poi, hasDoor)) return true
  if (PUBLIC.test(what) && ((hasDoor && poi.category === 'park') || OF_GOVERNMENT.test(poi.name))) return true
  if (faithOf(poi) !== null && !FEASTS.test(rule)) return false
  return kinds.includes('attraction') && hasDoor && SOME_HAVE_DOORS.has(poi.category)
}

function namedIn(text: string, name: string): boolean {
  const words = wordsOf(name)
  return words.length > 1 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `)
}

const list = new Intl.ListFormat(site.locale)

/** "many museums and galleries close", "no Tube or buses". */
function saidOf({ what, effect, kinds, closed, transport }: Closure): string {
  if (transport === 'none') return `${what}: no service`
  const said = closed !== null && (kinds.length > 0 || effect.startsWith('many closed'))
  if (!said) return `${what}: ${effect}`
  const many = `many ${what.replace(/\b(?:most|many) /g, '')}`
  return closed.from > 0 ? `${many} close early` : closed.until < 24 * 60 ? `${many} open late` : `${many} close`
}

/** "25 December 2026", "31 December 2026 to 3 January 2027". */
function spellDays(dates: readonly string[]): string {
  const inRow = dates.every((date, i) => i === 0 || date === addDays(dates[i - 1], 1))
  return dates.length > 2 && inRow
    ? `${spellDate(dates[0])} to ${spellDate(dates[dates.length - 1])}`
    : list.format(dates.map(spellDate))
}

/** What a visitor is told of closures on the days of a plan, a sentence for each stretch of days; null when there are none. */
export function closureNote(closures: readonly Closure[], dates: readonly string[]): string | null {
  const byDays = new Map<string, { readonly days: readonly string[]; readonly rows: Closure[] }>()
  for (const row of closures) {
    const days = dates.filter((date) => closuresOn([row], date).length > 0)
    if (days.length === 0) continue
    const key = days.join()
    const entry = byDays.get(key) ?? { days, rows: [] }
    entry.rows.push(row)
    byDays.set(key, entry)
  }
  const sentences = [...byDays.values()]
    .sort((a, b) => (a.days[0] < b.days[0] ? -1 : 1))
    .map(({ days, rows }) => {
      const names = [...new Set(rows.map(({ holiday }) => holiday))]
      return `${spellDays(days)} (${list.format(names)}): ${[...new Set(rows.map(saidOf))].join('; ')}.`
    })
  return sentences.length === 0 ? null : sentences.join(' ')
}
