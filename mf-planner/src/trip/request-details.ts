import { isoDay } from '@site/contracts/day'
import { restatements } from '@site/contracts/restatement'
import { tripFields, tripLimits } from '@site/contracts/trip-fields'
import { catch as orElse } from 'zod/mini'
import * as z from 'zod/mini'
import type { ItineraryBody } from './sanitise.ts'

/** Longest id of a hotel or key of a piece (contracts' `itineraryRequest`). */
const MAX_ID = 120
const id = z.string().check(z.maxLength(MAX_ID))
const keys = z.array(id).check(z.maxLength(tripLimits.chips))
const notes = z.string().check(z.maxLength(tripLimits.notes))

/** What a request holds beyond its place, length and style, as a link or the browser stores it; what cannot be read is left out. */
export const requestDetails = z.object({
  notes: orElse(z.optional(notes), undefined),
  trip: orElse(z.optional(tripFields), undefined),
  without: orElse(z.optional(keys), undefined),
  eventDate: orElse(z.optional(isoDay), undefined),
  hotelId: orElse(z.optional(id), undefined),
  noHotel: orElse(z.optional(z.literal(true)), undefined),
  restated: orElse(z.optional(restatements), undefined),
})

export type RequestDetails = Pick<
  ItineraryBody,
  'notes' | 'trip' | 'without' | 'eventDate' | 'hotelId' | 'noHotel' | 'restated'
>
type Given = { readonly [Key in keyof RequestDetails]?: RequestDetails[Key] | undefined }

/** The details that say something. */
export const detailsOf = ({ notes, trip, without, eventDate, hotelId, noHotel, restated }: Given): RequestDetails => ({
  ...(notes === undefined ? {} : { notes }),
  ...(trip === undefined ? {} : { trip }),
  ...(without === undefined || without.length === 0 ? {} : { without }),
  ...(eventDate === undefined ? {} : { eventDate }),
  ...(hotelId === undefined ? {} : { hotelId }),
  ...(noHotel === undefined ? {} : { noHotel }),
  ...(restated === undefined || restated.length === 0 ? {} : { restated }),
})
