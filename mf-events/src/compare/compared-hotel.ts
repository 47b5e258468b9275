import type { HotelItem, Walk } from '@site/contracts/hotels'
import type { Near } from '../saved/saved-hotels.ts'

/** What a comparison needs of a hotel, from a list of hotels or from its own page's answer. */
export interface ComparedHotel extends Pick<
  HotelItem,
  | 'id'
  | 'name'
  | 'kind'
  | 'lat'
  | 'lon'
  | 'city'
  | 'address'
  | 'stars'
  | 'website'
  | 'transit'
  | 'stepFree'
  | 'price'
  | 'availability'
  | 'coordQuality'
> {
  /** Null where there is no place to walk to. */
  readonly walk: Walk | null
  /** The place that the minutes lead to. */
  readonly near: Near | null
}
