import type { Barrier } from '../../walking/barriers.ts'
import type { Position } from '../../walking/geo.ts'
import { ringArea } from './ring.ts'

/** Smaller than this, water is a pond that one walks round; square metres. */
const POND = 10_000

/** The water of an extract that a walk may have to go round. */
export const waterBarriers = (water: readonly (readonly Position[])[][]): Barrier[] =>
  water.flatMap((lines) => {
    const [shore] = lines
    return shore && ringArea(shore) >= POND ? [{ kind: 'water', shape: 'area', lines, source: 'osm' }] : []
  })
