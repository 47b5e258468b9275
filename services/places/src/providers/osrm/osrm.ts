import * as z from 'zod/mini'
import type { ProviderClient } from '../client.ts'
import type { WalkingEngine } from '../walking-engine.ts'

const table = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.nullable(z.number()))),
})

/** OSRM with a foot profile: `/table/v1/foot` with distances (project-osrm.org/docs, "Table service"). It draws no isochrones. */
export function osrm(client: ProviderClient, url: string): WalkingEngine {
  return {
    client,
    table: async (from, to) => {
      const points = [from, ...to].map(({ lat, lon }) => `${lon},${lat}`).join(';')
      const query = `sources=0&destinations=${to.map((_, index) => index + 1).join(';')}&annotations=distance`
      const answer = await client.json(`${url.replace(/\/+$/, '')}/table/v1/foot/${points}?${query}`, table)
      const row = answer.distances[0] ?? []
      return to.map((_, index) => row[index] ?? null)
    },
  }
}
