import type { SeriesArm, SeriesPoint } from '@site/contracts/ramp-view'

/** The box that curves are drawn in; the picture stretches it. */
export const BOX = { width: 1000, height: 1000 } as const

export interface Scale {
  /** Times of the left and the right edge, in ms since 1970. */
  readonly from: number
  readonly to: number
  /** The rate at the upper edge. */
  readonly top: number
}

const rateOf = ({ failures, visits }: SeriesArm): number => (visits === 0 ? 0 : failures / visits)

/** The next of 1, 2, 5, 10, … that is not smaller. */
export const niceAbove = (value: number): number => {
  if (value <= 0) return 0.01
  const size = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((each) => each * size >= value * (1 - 1e-9)) ?? 10
  return Number((step * size).toPrecision(12))
}

const sides = ({ canary, rest }: SeriesPoint): readonly SeriesArm[] => [canary, rest]

/**
 * The axes of a series. Bounds begin as wide as can be, and a picture of them alone would be one of nothing: the upper edge is twice what the
 * curves reach, or where the last bounds end if that is more.
 */
export const scaleOf = (series: readonly SeriesPoint[]): Scale => {
  const times = series.map(({ at }) => Date.parse(at))
  const from = Math.min(...times)
  const last = series.at(-1)
  const highs = last === undefined ? [] : sides(last).map(({ high }) => high)
  const rates = series.flatMap(sides).map((arm) => 2 * rateOf(arm))
  const settled = rates.slice(-Math.max(2, Math.floor(rates.length / 2)))
  return { from, to: Math.max(from + 1, ...times), top: Math.min(1, niceAbove(Math.max(0.002, ...highs, ...settled))) }
}

const digits = (value: number): string => String(Math.round(value * 10) / 10)

const placed = (scale: Scale, at: string, rate: number): string => {
  const x = ((Date.parse(at) - scale.from) / (scale.to - scale.from)) * BOX.width
  const y = BOX.height - (Math.min(rate, scale.top) / scale.top) * BOX.height
  return `${digits(x)} ${digits(y)}`
}

export type Side = 'canary' | 'rest'

/** The curve of one side as the `d` of a path; points before its first visit are left out. */
export const curvePath = (series: readonly SeriesPoint[], side: Side, scale: Scale): string =>
  series
    .filter((point) => point[side].visits > 0)
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${placed(scale, point.at, rateOf(point[side]))}`)
    .join('')

/** The area between its bounds, there along the upper and back along the lower ones. */
export const bandPath = (series: readonly SeriesPoint[], side: Side, scale: Scale): string => {
  const seen = series.filter((point) => point[side].visits > 0)
  if (seen.length === 0) return ''
  const upper = seen.map((point) => placed(scale, point.at, point[side].high))
  const lower = seen.toReversed().map((point) => placed(scale, point.at, point[side].low))
  return `M${[...upper, ...lower].join('L')}Z`
}

/** Where a moment lies between the edges, from 0 to 1; null outside of them. */
export const positionOf = (scale: Scale, at: string): number | null => {
  const share = (Date.parse(at) - scale.from) / (scale.to - scale.from)
  return share >= 0 && share <= 1 ? share : null
}

/** At most `most` points, evenly chosen, the first and the last among them: rows of a table that can be read. */
export const thinned = <Point>(points: readonly Point[], most: number): readonly Point[] => {
  if (points.length <= most) return points
  return Array.from(
    { length: most },
    (_, index) => points[Math.round((index * (points.length - 1)) / (most - 1))],
  ).filter((point) => point !== undefined)
}

export const armRate = rateOf
