import type { Barrier } from '../walking/barriers.ts'
import type { Extract } from './extract-store.ts'
import { ringArea } from './water/ring.ts'

/** Smaller than this, water is a pond that one walks round; square metres. */
const POND = 10_000

/** The water of an extract that a walk may have to go round, and its railways. */
export const extractBarriers = ({ water, rails }: Pick<Extract, 'water' | 'rails'>): Barrier[] => [
  ...water.flatMap((lines): Barrier[] => {
    const [shore] = lines
    return shore && ringArea(shore) >= POND ? [{ kind: 'water', shape: 'area', lines, source: 'osm' }] : []
  }),
  ...rails.map((line): Barrier => ({ kind: 'rail', shape: 'line', lines: [line], source: 'osm' })),
]
