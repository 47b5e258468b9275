/** Hills whose streets are steep: what lies on one is a climb from wherever else one is. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { between, type LatLon } from '../walking/geo.ts'
import { readTsv } from './build/tsv.ts'

interface Hill extends LatLon {
  /** As a sentence names it: "the castle hill". */
  readonly name: string
  readonly metres: number
}

/** The hills of `hills.tsv` in the folder; none without the file. */
export function readHills(dir: string): readonly Hill[] {
  const file = path.join(dir, 'hills.tsv')
  if (!existsSync(file)) return []
  return readTsv(file).flatMap((line) => {
    const [lat, lon, metres] = [line.number('lat'), line.number('lon'), line.number('metres')]
    return lat === null || lon === null || metres === null ? [] : [{ name: line.text('name'), lat, lon, metres }]
  })
}

/** The hill that a point lies on, the one whose middle is nearest; null where none is known. */
export function hillAt(hills: readonly Hill[], point: LatLon): string | null {
  const on = hills
    .map((hill) => ({ name: hill.name, metres: hill.metres, apart: between(hill, point) }))
    .filter(({ metres, apart }) => apart <= metres)
    .toSorted((a, b) => a.apart - b.apart)
  return on[0]?.name ?? null
}
