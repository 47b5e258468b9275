import type { Hotel } from '../data/rows.ts'
import type { LatLon, PointIndex } from '../walking/geo.ts'
import { COARSE_METRES } from '../walking/streets.ts'

/** Whether a hotel surely exists, though only the street or the quarter may be known. */
const isListed = ({ mayBeClosed, doubtful }: Hotel): boolean => !mayBeClosed && doubtful !== true

/** Hotels within `radius` metres of a point that surely exist, also where they stand is known only roughly; in no order. */
export const roughHotelsNear = (hotels: PointIndex<Hotel>, point: LatLon, radius: number): readonly Hotel[] =>
  hotels.within(point, radius).flatMap(({ item }) => (isListed(item) ? item : []))

/** Whether a hotel surely stands where its row says: a plan whose days start there makes no promise of a ghost. */
const isSure = (hotel: Hotel): boolean => isListed(hotel) && hotel.precision < COARSE_METRES

/** The sure hotels within `radius` metres of a point, in no order. */
export const sureHotelsNear = (hotels: PointIndex<Hotel>, point: LatLon, radius: number): readonly Hotel[] =>
  hotels.within(point, radius).flatMap(({ item }) => (isSure(item) ? item : []))
