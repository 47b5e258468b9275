import type { Point } from './links.ts'

export interface Box {
  readonly width: number
  readonly height: number
  readonly margin: number
}

/**
 * Projects points into a box, to scale and north up. Over the few kilometres of a day a degree of longitude is a degree of latitude
 * times the cosine of the latitude (equirectangular); the antimeridian is crossed the short way.
 */
export const projectPoints = (points: readonly Point[], box: Box): { x: number; y: number }[] => {
  const [first] = points
  if (first === undefined) return []
  const shrink = Math.cos((first.lat * Math.PI) / 180)
  const flat = points.map(({ lat, lon }) => ({
    x: (((lon - first.lon + 540) % 360) - 180) * shrink,
    y: first.lat - lat,
  }))
  const xs = flat.map(({ x }) => x)
  const ys = flat.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const inner = { width: box.width - 2 * box.margin, height: box.height - 2 * box.margin }
  const scale = Math.min(inner.width / Math.max(wide, 1e-9), inner.height / Math.max(high, 1e-9), 1e7)
  const round = (value: number): number => Math.round(value * 10) / 10
  return flat.map(({ x, y }) => ({
    x: round(box.width / 2 + (x - left - wide / 2) * scale),
    y: round(box.height / 2 + (y - top - high / 2) * scale),
  }))
}
