import { bookingPlaceholders, bookingSites, type BookingPlaceholder, type BookingSite } from '@site/contracts/booking'
import type { HotelsRequest } from '@site/contracts/hotels'

/** What is known of a hotel that somebody wants to book. */
export interface BookableHotel {
  readonly name: string
  readonly city: string
  readonly lat: number
  readonly lon: number
  /** Its own page; never the front page of a chain. */
  readonly website?: string | undefined
}
export type BookingStay = Pick<NonNullable<HotelsRequest['stay']>, 'checkin' | 'checkout' | 'adults'>

export interface BookingLink {
  readonly id: string
  readonly label: string
  readonly href: string
  /** Shown where the label does not say where it leads. */
  readonly host?: string
  readonly rel: string
}

const REL = 'noopener noreferrer nofollow'
const PLACEHOLDER = new RegExp(`\\{(${bookingPlaceholders.join('|')})\\}`, 'g')

type Facts = Readonly<Record<BookingPlaceholder, string | null>>

const isPlaceholder = (name: string): name is BookingPlaceholder => bookingPlaceholders.some((known) => known === name)

/** A part of a pattern filled in; null where one of its placeholders is not known. */
const filled = (part: string, facts: Facts): string | null => {
  let known = true
  const text = part.replace(PLACEHOLDER, (_, name: string) => {
    const fact = isPlaceholder(name) ? facts[name] : null
    known &&= fact !== null
    return encodeURIComponent(fact ?? '')
  })
  // A hotel without a city leaves the comma before it behind.
  return known ? text.replace(/, $/, '').replaceAll(' ', '%20') : null
}

/** The address of a search: parameters that cannot be filled are left out, the rest of the pattern has to be whole. */
const addressOf = (pattern: string, facts: Facts): string | null => {
  const [beforeHash = '', hash] = pattern.split('#', 2)
  const [path = '', query = ''] = beforeHash.split('?', 2)
  const start = filled(path, facts)
  const end = hash === undefined ? '' : filled(`#${hash}`, facts)
  if (start === null || end === null) return null
  const params = query
    .split('&')
    .map((pair) => filled(pair, facts))
    .filter((pair) => pair !== null && pair !== '')
  return `${start}${params.length === 0 ? '' : `?${params.join('&')}`}${end}`
}

const ownPage = (website: string | undefined): readonly BookingLink[] => {
  if (website === undefined || !URL.canParse(website)) return []
  const { protocol, hostname } = new URL(website)
  // A website comes from open data: an address such as "javascript:" must never become a link.
  if (protocol !== 'https:' && protocol !== 'http:') return []
  return [{ id: 'own', label: 'The hotel’s own site', href: website, host: hostname.replace(/^www\./, ''), rel: REL }]
}

/** Where a hotel can be booked: its own page first, then the searches of the settings with all that is known filled in. */
export const bookingLinks = (
  { name, city, lat, lon, website }: BookableHotel,
  stay: BookingStay | null,
  sites: readonly BookingSite[] = bookingSites,
): readonly BookingLink[] => {
  const searches = sites.flatMap(({ id, label, pattern, affiliateId }) => {
    const href = addressOf(pattern, {
      name,
      city,
      lat: String(lat),
      lon: String(lon),
      checkin: stay?.checkin ?? null,
      checkout: stay?.checkout ?? null,
      guests: stay === null ? null : String(stay.adults),
      affiliate: affiliateId ?? null,
    })
    return href === null ? [] : [{ id, label, href, rel: affiliateId === undefined ? REL : `${REL} sponsored` }]
  })
  return [...ownPage(website), ...searches]
}
