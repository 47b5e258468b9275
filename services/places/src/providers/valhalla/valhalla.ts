import * as z from 'zod/mini'
import type { LatLon } from '../../data/rows.ts'
import type { Isochrone } from '../../walking/isochrones.ts'
import { fetchJson } from '../client.ts'

/** A street-routing server. Metres are `null` where it found no way. */
export interface WalkingEngine {
  readonly name: string
  /** Metres on foot from one point to many, in their order. Throws `LiveError`. */
  table(from: LatLon, to: readonly LatLon[]): Promise<(number | null)[]>
  /** Polygons of the ground within so many minutes; absent where the engine draws none. Throws `LiveError`. */
  readonly isochrones?: (centre: LatLon, minutes: readonly number[], speed: number) => Promise<Isochrone[]>
}

const TIMEOUT_MS = 2500
const base = (url: string): string => url.replace(/\/+$/, '')

const valhallaTable = z.object({
  sources_to_targets: z.array(z.array(z.object({ distance: z.nullish(z.number()) }))),
})
const ring = z.array(z.array(z.number()))
const valhallaIsochrones = z.object({
  features: z.array(
    z.object({
      properties: z.object({ contour: z.number() }),
      geometry: z.union([
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
      ]),
    }),
  ),
})

/** Valhalla: `/sources_to_targets` and `/isochrone` (valhalla.github.io/valhalla, "Matrix", "Isochrone"). */
export function valhalla(url: string, timeoutMs = TIMEOUT_MS): WalkingEngine {
  const post = { service: 'Valhalla', method: 'POST', timeoutMs } as const
  const at = ({ lat, lon }: LatLon) => ({ lat, lon })
  return {
    name: 'Valhalla',
    table: async (from, to) => {
      const body = { sources: [at(from)], targets: to.map(at), costing: 'pedestrian', units: 'kilometers' }
      const answer = await fetchJson({ ...post, url: `${base(url)}/sources_to_targets`, body }, valhallaTable)
      const row = answer.sources_to_targets[0] ?? []
      return to.map((_, index) => {
        const kilometres = row[index]?.distance
        return kilometres === null || kilometres === undefined ? null : kilometres * 1000
      })
    },
    isochrones: async (centre, minutes, speed) => {
      const body = {
        locations: [at(centre)],
        costing: 'pedestrian',
        costing_options: { pedestrian: { walking_speed: speed * 3.6 } },
        contours: minutes.map((time) => ({ time })),
        polygons: true,
      }
      const answer = await fetchJson({ ...post, url: `${base(url)}/isochrone`, body }, valhallaIsochrones)
      return answer.features
        .map(({ properties, geometry }): Isochrone => ({
          type: 'Feature',
          properties: { minutes: properties.contour, source: 'street' },
          geometry: {
            type: 'MultiPolygon',
            coordinates: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
          },
        }))
        .sort((a, b) => a.properties.minutes - b.properties.minutes)
    },
  }
}

const osrmTable = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.nullable(z.number()))),
})

/** OSRM with a foot profile: `/table/v1/foot` with distances (project-osrm.org/docs, "Table service"). It draws no isochrones. */
export function osrm(url: string, timeoutMs = TIMEOUT_MS): WalkingEngine {
  return {
    name: 'OSRM',
    table: async (from, to) => {
      const points = [from, ...to].map(({ lat, lon }) => `${lon},${lat}`).join(';')
      const query = `sources=0&destinations=${to.map((_, index) => index + 1).join(';')}&annotations=distance`
      const address = `${base(url)}/table/v1/foot/${points}?${query}`
      const answer = await fetchJson({ service: 'OSRM', url: address, timeoutMs }, osrmTable)
      const row = answer.distances[0] ?? []
      return to.map((_, index) => row[index] ?? null)
    },
  }
}
