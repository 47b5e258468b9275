import type { Hotel } from '../data/rows.ts'
import type { LatLon, PointIndex } from '../walking/geo.ts'
import { COARSE_METRES } from '../walking/streets.ts'

/** Whether a hotel surely stands where its row says: a plan whose days start there makes no promise of a ghost. */
const isSure = ({ mayBeClosed, doubtful, precision }: Hotel): boolean =>
  !mayBeClosed && doubtful !== true && precision < COARSE_METRES

/** The sure hotels within `radius` metres of a point, in no order. */
export const sureHotelsNear = (hotels: PointIndex<Hotel>, point: LatLon, radius: number): readonly Hotel[] =>
  hotels.within(point, radius).flatMap(({ item }) => (isSure(item) ? item : []))
