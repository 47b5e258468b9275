/** What stands in a pattern for the facts of a hotel and a stay; each is encoded for an address. */
export const bookingPlaceholders = ['name', 'city', 'lat', 'lon', 'checkin', 'checkout', 'guests', 'affiliate'] as const
export type BookingPlaceholder = (typeof bookingPlaceholders)[number]

/** A site that a visitor can look a hotel up on. */
export interface BookingSite {
  readonly id: string
  /** What the link does and where it leads. */
  readonly label: string
  /** Address of its search, with placeholders in braces. A parameter goes where one of its placeholders is not known. */
  readonly pattern: string
  /** Your id in its affiliate programme; the link is marked as sponsored once it is set. */
  readonly affiliateId?: string
}

/** Where a visitor can see a price and book, in the order shown. The owner's choice: change it here. */
export const bookingSites: readonly BookingSite[] = [
  {
    id: 'booking',
    label: 'Search on Booking.com',
    pattern:
      'https://www.booking.com/searchresults.html?ss={name}, {city}&checkin={checkin}&checkout={checkout}&group_adults={guests}&no_rooms=1&aid={affiliate}',
  },
  {
    id: 'hotels',
    label: 'Search on Hotels.com',
    pattern:
      'https://www.hotels.com/Hotel-Search?destination={name}, {city}&startDate={checkin}&endDate={checkout}&adults={guests}&affcid={affiliate}',
  },
  {
    id: 'map',
    label: 'See it on OpenStreetMap',
    pattern: 'https://www.openstreetmap.org/?mlat={lat}&mlon={lon}#map=18/{lat}/{lon}',
  },
]
