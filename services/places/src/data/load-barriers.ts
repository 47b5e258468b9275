import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Barrier } from '../walking/barriers.ts'
import { readJson } from './table.ts'

const position = z.tuple([z.number(), z.number()])
const line = z.array(position)
const area = z.array(line)

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(area) }),
])

/** Rivers and harbours as GeoJSON, drawn where no streets are known. */
const waters = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.object({ properties: z.object({ name: z.string(), source: z.string() }), geometry })),
})

function shapes(of: z.infer<typeof geometry>): Pick<Barrier, 'shape' | 'lines'>[] {
  switch (of.type) {
    case 'LineString':
      return [{ shape: 'line', lines: [of.coordinates] }]
    case 'MultiLineString':
      return of.coordinates.map((each) => ({ shape: 'line', lines: [each] }))
    case 'MultiPolygon':
      return of.coordinates.map((lines) => ({ shape: 'area', lines }))
  }
}

/** The water that ships. Throws `DataError` when a file is damaged. */
export function loadBarriers(dir: string): Barrier[] {
  const files = [path.join(dir, 'water.geojson'), path.join(dir, 'odbl', 'water.geojson')]
  return files.flatMap((file) =>
    // An owner may delete the ODbL files to ship without that licence.
    existsSync(file)
      ? readJson(file, waters).features.flatMap(({ properties: { source }, geometry: drawn }) =>
          shapes(drawn).map((shape): Barrier => ({ kind: 'water', source, ...shape })),
        )
      : [],
  )
}
