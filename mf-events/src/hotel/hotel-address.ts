import type { HotelsRequest } from '@site/contracts/hotels'
import { walkingSpeeds } from '@site/contracts/walking-speed'
import * as z from 'zod/mini'

/** The part of a stay that an address holds. */
export type AddressStay = Pick<NonNullable<HotelsRequest['stay']>, 'checkin' | 'checkout' | 'adults'>

/** Guests that an address does not mention. */
const USUAL_GUESTS = 2

/** How an address names the place that the way to a hotel is counted from: by its id, else as "lat, lon". */
export const nearOf = ({
  id,
  lat,
  lon,
}: {
  readonly id?: string | undefined
  readonly lat: number
  readonly lon: number
}): string => id ?? `${lat}, ${lon}`

interface HotelAddress {
  readonly near?: string | undefined
  readonly stay?: AddressStay | null | undefined
  /** Metres a second; the usual pace is not mentioned. */
  readonly pace?: HotelsRequest['speed']
}

/** Address of a hotel's page, with the place to count from, the nights to price and how fast the visitor walks. */
export const hotelAddress = (id: string, { near, stay = null, pace }: HotelAddress = {}): string => {
  const params = new URLSearchParams(near === undefined ? {} : { near })
  if (stay !== null) {
    params.set('in', stay.checkin)
    params.set('out', stay.checkout)
    if (stay.adults !== USUAL_GUESTS) params.set('guests', String(stay.adults))
  }
  if (pace !== undefined && pace !== walkingSpeeds.brisk) params.set('pace', String(pace))
  const search = params.toString()
  return `/hotel/${encodeURIComponent(id)}${search === '' ? '' : `?${search}`}`
}

/** The place to count from that an address names; null where it names none. */
export const nearIn = (params: URLSearchParams): string | null => params.get('near')?.trim().slice(0, 120) || null

/** The pace that an address names, else the usual one. */
export const paceIn = (params: URLSearchParams): NonNullable<HotelsRequest['speed']> =>
  Object.values(walkingSpeeds).find((pace) => String(pace) === params.get('pace')) ?? walkingSpeeds.brisk

/** Browsers keep the state of a history entry, but not without end. */
const MOST_IDS = 500

const linkState = z.object({
  hotelList: z.object({ ids: z.array(z.string()), back: z.string(), name: z.string() }),
})
/** The list a hotel was opened from: its hotels in order, its address and the name of what they are near. */
export type HotelList = z.infer<typeof linkState>['hotelList']

/** What a link from a list of hotels hands to the hotel's page, for its links to the previous and the next one and back. */
export const hotelLinkState = ({ ids, back, name }: HotelList): z.infer<typeof linkState> => ({
  hotelList: { ids: ids.slice(0, MOST_IDS), back, name },
})

/** The list in the state of a history entry; null where the page was opened by its address. */
export const hotelListIn = (state: unknown): HotelList | null => {
  const { success, data } = z.safeParse(linkState, state)
  return success ? data.hotelList : null
}

/** The neighbours of a hotel in the list it was opened from, and its place there; null where it is not in it. */
export const placeIn = (
  { ids }: Pick<HotelList, 'ids'>,
  id: string,
): {
  readonly before: string | null
  readonly after: string | null
  readonly place: number
  readonly of: number
} | null => {
  const at = ids.indexOf(id)
  return at < 0 ? null : { before: ids[at - 1] ?? null, after: ids[at + 1] ?? null, place: at + 1, of: ids.length }
}
