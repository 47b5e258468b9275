import type { EventCategory, EventItem } from '@site/contracts/events'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { DEFAULT_EVENT_LIMIT, type EventsInput } from '../../events/search-events.ts'
import { LiveError, rowsOf, type ProviderClient } from '../client.ts'
import type { FoundPlace } from '../found-place.ts'

/** Ids of the ticket provider's events and venues begin so. */
export const TICKETED = 'tm-'
const ENDPOINT = 'https://app.ticketmaster.com'
/** Events asked for at once: with them, all of the site's own still fit in one answer. */
const MOST_ASKED = 100
/** Bytes of events kept for the search for hotels that follows: some 2000. Those not asked for longest make room. */
const REMEMBERED = 4 * 1024 * 1024
/** What an event takes beside its texts, in bytes. */
const ENTRY_BYTES = 1024
const text = z.optional(z.string())
const rawEvent = z.object({
  id: z.string(),
  name: z.string(),
  url: text,
  dates: z.object({
    start: z.object({ localDate: text, dateTBA: z.optional(z.boolean()), dateTBD: z.optional(z.boolean()) }),
    end: z.optional(z.object({ localDate: text })),
    status: z.optional(z.object({ code: text })),
  }),
  classifications: z.optional(z.array(z.object({ segment: z.optional(z.object({ name: text })) }))),
  _embedded: z.optional(
    z.object({
      venues: z.optional(
        z.array(
          z.object({
            id: z.string(),
            name: text,
            city: z.optional(z.object({ name: text })),
            country: z.optional(z.object({ countryCode: text })),
            location: z.optional(z.object({ latitude: z.string(), longitude: z.string() })),
          }),
        ),
      ),
    }),
  ),
})
const answer = z.object({
  // Left out by the service when nothing was found.
  _embedded: z.optional(z.object({ events: rowsOf(rawEvent) })),
})
type RawEvent = z.infer<typeof rawEvent>

const SEGMENT: Readonly<Record<EventCategory, string>> = { sports: 'Sports', music: 'Music', business: 'Miscellaneous' }

function kindOf(event: RawEvent): Pick<EventItem, 'category' | 'genre'> | null {
  const segment = event.classifications?.[0]?.segment?.name
  if (segment === 'Sports') return { category: 'sports' }
  if (segment === 'Music') return { category: 'music' }
  if (segment === 'Arts & Theatre') return { category: 'music', genre: 'arts' }
  return segment === 'Miscellaneous' ? { category: 'business' } : null
}

/** Null for an event without a place, a day or a kind the site shows, and for cancelled ones: nothing is filled in. */
function toItem(event: RawEvent): EventItem | null {
  const venue = event._embedded?.venues?.[0]
  const kind = kindOf(event)
  const { start, end, status } = event.dates
  const lat = Number(venue?.location?.latitude)
  const lon = Number(venue?.location?.longitude)
  if (!venue?.name || !kind || !start.localDate || start.dateTBA || start.dateTBD) return null
  if (!Number.isFinite(lat) || !Number.isFinite(lon) || status?.code === 'cancelled') return null
  const city = venue.city?.name
  const country = venue.country?.countryCode
  if (!city || !country) return null
  return {
    id: `${TICKETED}${event.id}`,
    name: event.name,
    ...kind,
    venue: { id: `${TICKETED}${venue.id}`, name: venue.name, lat, lon, city, country },
    dates: { start: start.localDate, end: end?.localDate ?? start.localDate, status: 'confirmed' },
    ...(event.url ? { website: event.url } : {}),
  }
}

/** `Rate-Limit-Reset` is a UTC time in milliseconds (developer.ticketmaster.com, "Rate limit"). */
export function quotaReset(headers: Headers, now: number): number | null {
  const reset = Number(headers.get('rate-limit-reset'))
  return Number.isFinite(reset) && reset > 0 ? Math.max(1, Math.ceil((reset - now) / 1000)) : null
}

/** The ticket provider names a venue by one point of it, as the site's own venues are; metres. */
const VENUE_PRECISION = 50

/** An event as a place that a text may mean: it is where its venue is. */
export function eventPlace({ id, name, venue }: EventItem): FoundPlace {
  const { lat, lon, city, country } = venue
  const result = {
    kind: 'event' as const,
    id,
    name,
    city,
    country,
    lat,
    lon,
    precision: VENUE_PRECISION,
    at: venue.name,
  }
  return { result: { ...result, provider: 'Ticketmaster' }, number: '', street: '', within: [venue.name] }
}

/** Events of Ticketmaster's Discovery API v2. Throws `LiveError`. */
export class Ticketmaster {
  readonly client: ProviderClient
  readonly #key: string
  readonly #base: string
  readonly #known = new LRUCache<string, EventItem>({
    maxSize: REMEMBERED,
    sizeCalculation: (event) => ENTRY_BYTES + 2 * JSON.stringify(event).length,
  })

  constructor(client: ProviderClient, key: string, endpoint = ENDPOINT) {
    this.client = client
    this.#key = key
    this.#base = `${endpoint}/discovery/v2`
  }

  async events(request: EventsInput): Promise<EventItem[]> {
    const query = new URLSearchParams({
      apikey: this.#key,
      size: String(Math.min(request.limit ?? DEFAULT_EVENT_LIMIT, MOST_ASKED)),
      sort: 'date,asc',
    })
    if (request.query) query.set('keyword', request.query)
    if (request.city) query.set('city', request.city)
    if (request.category) query.set('classificationName', SEGMENT[request.category])
    if (request.from) query.set('startDateTime', `${request.from}T00:00:00Z`)
    if (request.to) query.set('endDateTime', `${request.to}T23:59:59Z`)
    const { _embedded: found } = await this.client.json(`${this.#base}/events.json?${query}`, answer)
    return (found?.events ?? []).flatMap((event) => this.#remember(toItem(event)) ?? [])
  }

  /** An event that was given before, by the id this site gave it. */
  remembered(id: string): EventItem | null {
    return this.#known.get(id) ?? null
  }

  /** An event by the id this site gave it; null when it is unknown or has no place or day to show. Throws `LiveError` without an answer. */
  async event(id: string): Promise<EventItem | null> {
    const known = this.remembered(id)
    if (known) return known
    const answered = await this.client.ask(async () => ({ event: await this.eventById(id) }))
    if (answered === null) throw this.client.error('unreachable', 'has not answered for an event')
    return answered.event
  }

  /** "Event Details" of the API; null when the event is unknown or has no place or day to show. */
  async eventById(id: string): Promise<EventItem | null> {
    const theirs = encodeURIComponent(id.slice(TICKETED.length))
    const url = `${this.#base}/events/${theirs}.json?${new URLSearchParams({ apikey: this.#key })}`
    try {
      return this.#remember(toItem(await this.client.json(url, rawEvent)))
    } catch (error) {
      if (error instanceof LiveError && error.problem === 'missing') return null
      throw error
    }
  }

  #remember(event: EventItem | null): EventItem | null {
    if (event !== null) this.#known.set(event.id, event)
    return event
  }
}
