import type { Reader } from './finding.ts'
import type { AddHit } from './hit.ts'

type Part = 'start' | 'middle' | 'end'
const EARLY =
  "early|beginning of|start of|debut (?:de |du |d')|fruh|anfang|principios (?:de |del )|inizio |comeco (?:de |do )|inicio (?:de |do |del )"
const LATE =
  "late|end of|fin (?:de |du |d')(?:l')?|spat|ende|finales (?:de |del )|fine |fim (?:de |do )|final (?:de |do |del )"
const MIDDLE = 'mid|middle of|milieu (?:de |du )|mitte|mediados (?:de |del )|meta |meados (?:de |do )'
/** The middle month of each season in the north; half a year later in the south. */
const SEASONS: readonly (readonly [words: string, month: number])[] = [
  ['spring(?:time)?|printemps|fruhling|fruhjahr|primavera', 4],
  ['summer(?:time)?|ete|sommer|verano|estate|verao', 7],
  ['autumn|fall(?= 20|,|\\.|$)|automne|herbst|otono|autunno|outono', 10],
  ['winter|hiver|invierno|inverno', 1],
]
/** Countries where it is summer at Christmas. */
const SOUTHERN: ReadonlySet<string> = new Set([
  'AU',
  'NZ',
  'ZA',
  'AR',
  'CL',
  'UY',
  'PE',
  'BR',
  'BO',
  'PY',
  'NA',
  'BW',
  'MU',
  'FJ',
])
const HALF_YEAR = 6
const MONTHS = 12

const PATTERNS = SEASONS.map(
  ([words, month]) =>
    [
      new RegExp(
        String.raw`(?<!\b(?:last|past|previous|letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?) )(?:\b(?:in|during|for|im|en|au|a|in|no|na|nel|nella|the) )?(?:(?:the |la |l'|el |il |o )?\b(${EARLY}|${LATE}|${MIDDLE})[ -]?(?:the |la |l'|el |il |o )?)?(?:\b(this|next|coming|nachste[nrs]?|kommende[nrs]?|prochaine?|proxim[oa]|prossim[oa]) )?(?:\b(?:the |l'))?(?:\b|(?<=\b(?:spat|fruh|hoch)))(?:${words})\b(?! (?:school|games|sales?|olympics|festival|session|market|fair|solstice|palace|garden|break|wonderland|comiket|dernier|derniere|passee?|pasad[oa]|passat[oa]|passad[oa]|scors[oa]))(?:,? (?:de |del |of |do |dell')?(20[2-9]\d))?`,
        'g',
      ),
      month,
    ] as const,
)

const ANY_SEASON = new RegExp(SEASONS.map(([words]) => words).join('|'))

/** "Late autumn 2027": a month of the season; of one that has begun, the next that has days left. */
export const findSeasonsOfYear = (
  { page, today }: Reader,
  ofTrip: number | null,
  hit: AddHit,
  country: string | undefined,
): void => {
  if (!page.says(ANY_SEASON)) return
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  for (const [pattern, northern] of PATTERNS)
    page.each(pattern, ([, part, , typed], span) => {
      const middle = SOUTHERN.has(country ?? '') ? ((northern + HALF_YEAR - 1) % MONTHS) + 1 : northern
      const of: Part =
        part === undefined
          ? 'middle'
          : new RegExp(`^(?:${EARLY})`).test(part)
            ? 'start'
            : new RegExp(`^(?:${LATE})`).test(part)
              ? 'end'
              : 'middle'
      const step = { start: -1, middle: 0, end: 1 }[of]
      const month = ((middle + step - 1 + MONTHS) % MONTHS) + 1
      const said = typed === undefined ? ofTrip : Number(typed)
      const year = said ?? (month < thisMonth ? thisYear + 1 : thisYear)
      return hit(span, { kind: 'month', month: `${year}-${String(month).padStart(2, '0')}`, fixed: false })
    })
}
