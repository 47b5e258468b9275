import { median } from '../web/median.ts'

export type Better = 'less' | 'more'

/** One figure of every site: the median of its runs. */
export interface Figure {
  readonly what: string
  readonly better: Better
  /** Places behind the decimal point. */
  readonly places: number
  readonly values: Readonly<Record<string, number>>
}

interface Kind {
  readonly better: Better
  readonly places: number
  readonly bySite: Map<string, number[]>
}

/** Collects what was measured, run by run. */
export const collect = () => {
  const kinds = new Map<string, Kind>()
  return {
    take: (what: string, site: string, value: number, { better = 'less', places = 0 }: Partial<Kind> = {}): void => {
      const kind = kinds.get(what) ?? { better, places, bySite: new Map<string, number[]>() }
      kinds.set(what, kind)
      kind.bySite.set(site, [...(kind.bySite.get(site) ?? []), value])
    },
    figures: (): Figure[] =>
      [...kinds].map(([what, { better, places, bySite }]) => ({
        what,
        better,
        places,
        values: Object.fromEntries([...bySite].map(([site, values]) => [site, median(values)])),
      })),
  }
}

/** How much worse ours may be than one app that no teams share: nothing is composed there. */
const OVER_ONE_APP = 1.03

export interface Verdict {
  readonly what: string
  readonly against: string
  /** Ours over theirs where less is better, theirs over ours where more is: under 1 we are ahead. */
  readonly ratio: number
  readonly held: boolean
}

/** Holds ours against every other site: ahead of each that teams share, within 3 % of the one app. */
export const verdictsOf = (figures: readonly Figure[], ours: string, oneApp: string): Verdict[] =>
  figures.flatMap(({ what, better, values }) => {
    const own = values[ours] ?? Number.NaN
    return Object.entries(values)
      .filter(([site]) => site !== ours)
      .map(([against, theirs]) => {
        const ratio = better === 'less' ? own / theirs : theirs / own
        return { what, against, ratio, held: against === oneApp ? ratio <= OVER_ONE_APP : ratio < 1 }
      })
  })

/** The figures for people: a line each, a column for each site, then how many of the goals hold. */
export const tableOf = (figures: readonly Figure[], sites: readonly string[]): string => {
  const cells = [
    ['', ...sites],
    ...figures.map(({ what, places, values }) => [what, ...sites.map((site) => values[site]?.toFixed(places) ?? '–')]),
  ]
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
