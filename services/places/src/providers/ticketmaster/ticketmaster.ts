import type { EventCategory, EventItem } from '@site/contracts/events'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { EventsInput } from '../../places.ts'
import { fetchJson, LiveError, Pause } from '../client.ts'
import { TICKETED } from './ticketed-event.ts'

const ENDPOINT = 'https://app.ticketmaster.com'
const TIMEOUT_MS = 3000
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
  _embedded: z.optional(z.object({ events: z.array(rawEvent) })),
})
type RawEvent = z.infer<typeof rawEvent>

const SEGMENT: Readonly<Record<EventCategory, string>> = { sports: 'Sports', music: 'Music', business: 'Miscellaneous' }

function categoryOf(event: RawEvent): EventCategory | null {
  const segment = event.classifications?.[0]?.segment?.name
  if (segment === 'Sports') return 'sports'
  if (segment === 'Music' || segment === 'Arts & Theatre') return 'music'
  return segment === 'Miscellaneous' ? 'business' : null
}

/** Null for an event without a place, a day or a kind the site shows, and for cancelled ones: nothing is filled in. */
function toItem(event: RawEvent): EventItem | null {
  const venue = event._embedded?.venues?.[0]
  const category = categoryOf(event)
  const { start, end, status } = event.dates
  const lat = Number(venue?.location?.latitude)
  const lon = Number(venue?.location?.longitude)
  if (!venue?.name || !category || !start.localDate || start.dateTBA || start.dateTBD) return null
  if (!Number.isFinite(lat) || !Number.isFinite(lon) || status?.code === 'cancelled') return null
  const city = venue.city?.name
  const country = venue.country?.countryCode
  if (!city || !country) return null
  return {
    id: `${TICKETED}${event.id}`,
    name: event.name,
    category,
    venue: { id: `${TICKETED}${venue.id}`, name: venue.name, lat, lon, city, country },
    dates: { start: start.localDate, end: end?.localDate ?? start.localDate, status: 'confirmed' },
    ...(event.url ? { website: event.url } : {}),
  }
}

/** `Rate-Limit-Reset` is a UTC time in milliseconds (developer.ticketmaster.com, "Rate limit"). */
function resetIn(headers: Headers, now: number): number | null {
  const reset = Number(headers.get('rate-limit-reset'))
  return Number.isFinite(reset) && reset > 0 ? Math.max(1, Math.ceil((reset - now) / 1000)) : null
}

/** Events of Ticketmaster's Discovery API v2; pauses while the quota is used up. Throws `LiveError`. */
export class Ticketmaster {
  readonly #key: string
  readonly #endpoint: string
  readonly #timeoutMs: number
  readonly #pause: Pause
  readonly #now: () => number
  readonly #known = new LRUCache<string, EventItem>({
    maxSize: REMEMBERED,
    sizeCalculation: (event) => ENTRY_BYTES + 2 * JSON.stringify(event).length,
  })

  constructor(key: string, options: { endpoint?: string; timeoutMs?: number; now?: () => number } = {}) {
    this.#key = key
    this.#endpoint = options.endpoint ?? ENDPOINT
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS
    this.#now = options.now ?? Date.now
    this.#pause = new Pause(this.#now)
  }

  /** True while asking would only be refused. */
  get paused(): boolean {
    return this.#pause.on
  }

  async events(request: EventsInput): Promise<EventItem[]> {
    const query = new URLSearchParams({ apikey: this.#key, size: String(request.limit ?? 20), sort: 'date,asc' })
    if (request.query) query.set('keyword', request.query)
    if (request.city) query.set('city', request.city)
    if (request.category) query.set('classificationName', SEGMENT[request.category])
    if (request.from) query.set('startDateTime', `${request.from}T00:00:00Z`)
    if (request.to) query.set('endDateTime', `${request.to}T23:59:59Z`)
    const { _embedded: found } = await this.#ask(`events.json?${query}`, answer)
    return (found?.events ?? []).flatMap((event) => this.#remember(toItem(event)) ?? [])
  }

  /** An event that was given before, by the id this site gave it. */
  remembered(id: string): EventItem | null {
    return this.#known.get(id) ?? null
  }

  /** An event by the id this site gave it ("Event Details" of the API); null when it has no place or day to show. */
  async eventById(id: string): Promise<EventItem | null> {
    const theirs = encodeURIComponent(id.slice(TICKETED.length))
    return this.#remember(
      toItem(await this.#ask(`events/${theirs}.json?${new URLSearchParams({ apikey: this.#key })}`, rawEvent)),
    )
  }

  #remember(event: EventItem | null): EventItem | null {
    if (event !== null) this.#known.set(event.id, event)
    return event
  }

  async #ask<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
    const call = {
      service: 'Ticketmaster',
      url: `${this.#endpoint}/discovery/v2/${path}`,
      timeoutMs: this.#timeoutMs,
      retryAfter: (headers: Headers) => resetIn(headers, this.#now()),
    }
    if (this.paused) throw new LiveError(call.service, 'quota', 'the quota is used up')
    try {
      return await fetchJson(call, schema)
    } catch (error) {
      this.#pause.note(error)
      throw error
    }
  }
}
