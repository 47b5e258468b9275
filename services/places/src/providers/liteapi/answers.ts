import * as z from 'zod/mini'
import { rowsOf } from '../client.ts'

const failure = z.object({ error: z.object({ code: z.number(), message: z.string() }) })

const hotelRow = z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })
const hotelRows = rowsOf(hotelRow)

/** The rows of a page that could be read, and how many it had: a page that is full has another behind it. */
export const hotelList = z.union([
  z.object({
    data: z.pipe(
      z.array(z.unknown()),
      z.transform((rows) => ({ hotels: hotelRows.parse(rows), count: rows.length })),
    ),
  }),
  failure,
])
export type HotelPage = Extract<z.infer<typeof hotelList>, { data: unknown }>['data']

/** A list in which there is no hotel. */
export const noHotels: HotelPage = { hotels: [], count: 0 }

const cancelPolicy = z.object({
  /** When the charge begins, as "2027-01-16 08:00:00". */
  cancelTime: z.string(),
  /** Charged for a cancellation after that. */
  amount: z.number(),
  timezone: z.optional(z.string()),
})
const rate = z.object({
  boardType: z.nullish(z.string()),
  boardName: z.nullish(z.string()),
  cancellationPolicies: z.nullish(
    z.object({
      refundableTag: z.nullish(z.string()),
      cancelPolicyInfos: z.nullish(z.array(cancelPolicy)),
    }),
  ),
})
const offer = z.object({
  /** For the whole stay. */
  offerRetailRate: z.object({ amount: z.number().check(z.gt(0)), currency: z.string() }),
  rates: z.optional(rowsOf(rate)),
})
export type Offer = z.infer<typeof offer>

/** One hotel of the answer. An offer of another shape is left out; that there was one is kept, since the hotel has a room then. */
const hotelRates = z.object({
  hotelId: z.string(),
  roomTypes: z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => ({
      offers: rows.flatMap((each) => {
        const read = offer.safeParse(each)
        return read.success ? [read.data] : []
      }),
      any: rows.length > 0,
    })),
  ),
})
const someHotel = z.object({ hotelId: z.string() })

/** Offers of the hotels that could be read, and the hotels that were named in a way that could not. */
export const rateList = z.union([
  z.object({
    data: z.pipe(
      z.array(z.unknown()),
      z.transform((rows) => {
        const offers = new Map<string, readonly Offer[]>()
        const unreadable = new Set<string>()
        let nameless = false
        for (const row of rows) {
          const read = hotelRates.safeParse(row)
          const named = read.success ? read : someHotel.safeParse(row)
          if (!named.success) nameless = true
          else if (!read.success || (read.data.roomTypes.any && read.data.roomTypes.offers.length === 0))
            unreadable.add(named.data.hotelId)
          else offers.set(read.data.hotelId, read.data.roomTypes.offers)
        }
        return { offers, unreadable, nameless }
      }),
    ),
  }),
  failure,
])
export type Rates = Extract<z.infer<typeof rateList>, { data: unknown }>['data']

/** An answer in which no hotel has a room. */
export const noRates: Rates = { offers: new Map(), unreadable: new Set(), nameless: false }
