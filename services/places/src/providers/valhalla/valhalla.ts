import * as z from 'zod/mini'
import type { LatLon } from '../../walking/geo.ts'
import type { Isochrone } from '../../walking/isochrones.ts'
import type { ProviderClient } from '../client.ts'
import type { WalkingEngine } from '../walking-engine.ts'

const table = z.object({
  sources_to_targets: z.array(z.array(z.object({ distance: z.nullish(z.number()) }))),
})
const ring = z.array(z.array(z.number()))
const isochrones = z.object({
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
export function valhalla(client: ProviderClient, url: string): WalkingEngine {
  const base = url.replace(/\/+$/, '')
  const at = ({ lat, lon }: LatLon) => ({ lat, lon })
  return {
    client,
    table: async (from, to) => {
      const body = { sources: [at(from)], targets: to.map(at), costing: 'pedestrian', units: 'kilometers' }
      const answer = await client.json(`${base}/sources_to_targets`, table, { body })
      const row = answer.sources_to_targets[0] ?? []
      return to.map((_, index) => {
        const kilometres = row[index]?.distance ?? null
        return kilometres === null ? null : kilometres * 1000
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
      const answer = await client.json(`${base}/isochrone`, isochrones, { body })
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
