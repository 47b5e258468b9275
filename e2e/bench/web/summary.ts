import { median } from './median.ts'
import { kinds, type Kind } from './requests.ts'
import type { Visit } from './visit.ts'

export const variants = ['composed', 'prerendered', 'plain'] as const
export type Variant = (typeof variants)[number]

/** Medians of the visits of one variant to one route under one profile. */
export interface Row extends Omit<Visit, 'errors' | 'shifts' | 'fileDepth'> {
  readonly profile: string
  readonly route: string
  readonly variant: Variant
  readonly runs: number
  /** The worst of all runs, which must hold too. */
  readonly worstCls: number
  readonly errors: readonly string[]
  readonly shifts: readonly string[]
}

/** Sums up visits. Times and counts are medians; errors and shifts of any run are kept. */
export const summarise = (where: Pick<Row, 'profile' | 'route' | 'variant'>, visits: readonly Visit[]): Row => {
  const middle = (of: (visit: Visit) => number): number => median(visits.map(of))
  const bytesOf = (kind: Kind): [Kind, number] => [kind, middle(({ bytes }) => bytes[kind])]
  return {
    ...where,
    runs: visits.length,
    requests: middle((visit) => visit.requests),
    requestsBeforeLcp: middle((visit) => visit.requestsBeforeLcp),
    bytes: { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0, ...Object.fromEntries(kinds.map(bytesOf)) },
    depth: Math.max(...visits.map(({ depth }) => depth)),
    fcp: middle((visit) => visit.fcp),
    lcp: middle((visit) => visit.lcp),
    cls: middle((visit) => visit.cls),
    worstCls: Math.max(...visits.map(({ cls }) => cls)),
    tbt: middle((visit) => visit.tbt),
    usable: middle((visit) => visit.usable),
    errors: [...new Set(visits.flatMap(({ errors }) => errors))],
    shifts: visits.flatMap(({ shifts }) => shifts),
  }
}

/** The rows of one route under one profile, by variant, for routes that have all three. */
export const side = (rows: readonly Row[], profile: string): Record<Variant, Row>[] =>
  [...new Set(rows.filter((row) => row.profile === profile).map(({ route }) => route))].flatMap((route) => {
    const find = (variant: Variant) =>
      rows.find((row) => row.profile === profile && row.route === route && row.variant === variant)
    const [composed, prerendered, plain] = [find('composed'), find('prerendered'), find('plain')]
    return composed && prerendered && plain ? [{ composed, prerendered, plain }] : []
  })
