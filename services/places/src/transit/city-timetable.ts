import type { Walk } from '@site/contracts/hotels'
import type { TimetableSource } from '@site/contracts/transit'
import { LRUCache } from 'lru-cache'
import type { LatLon } from '../walking/geo.ts'
import type { PackedFeed } from './feed/packed-feed.ts'
import { buildNetwork, type NetworkStop, type TransitNetwork } from './routing/network.ts'
import { serviceDay, type ServiceDay } from './routing/service-day.ts'
import type { TimetableManifest } from './timetable-store.ts'

/** Days kept ready: those of the events people look at. A day of a large city takes about 5 MB. */
const KEPT_DAYS = 4
/** People walk about so far to a stop, great-circle metres, and choose among so many. */
const STOP_REACH = 1_000
const MOST_STOPS = 16

/** Walks from a point to others, in their order. */
export type WalksTo = (from: LatLon, to: readonly LatLon[]) => readonly Walk[]

/** A stop within a walk. */
export interface StopNear {
  readonly stop: NetworkStop
  readonly walk: Walk
}

/** Whether a timetable holds for a day, and if not, on which side of it the day lies. */
export type Validity =
  | { readonly status: 'holds' }
  | { readonly status: 'expired'; readonly until: string }
  | { readonly status: 'early'; readonly from: string }

export interface ImportedTimetable {
  readonly manifest: TimetableManifest
  readonly feed: PackedFeed
}

/** The timetables of one city, as one network. */
export class CityTimetable {
  readonly manifests: readonly TimetableManifest[]
  readonly network: TransitNetwork
  readonly #days = new LRUCache<string, ServiceDay>({ max: KEPT_DAYS })

  constructor(imported: readonly ImportedTimetable[]) {
    this.manifests = imported.map(({ manifest }) => manifest)
    this.network = buildNetwork(imported.map(({ feed }) => feed))
  }

  /** The zone in which times are told. */
  get zone(): string {
    return this.manifests[0]?.zone ?? 'UTC'
  }

  /** Whether any of its feeds holds for a day; one that has run out by `today` is not shown at all. */
  validity(date: string, today: string): Validity {
    const current = this.manifests.filter(({ until }) => until >= today)
    if (current.some(({ from, until }) => from <= date && date <= until)) return { status: 'holds' }
    const next = current
      .map(({ from }) => from)
      .sort()
      .find((from) => from > date)
    if (next !== undefined) return { status: 'early', from: next }
    const last =
      this.manifests
        .map(({ until }) => until)
        .sort()
        .at(-1) ?? ''
    return { status: 'expired', until: last }
  }

  /** Whose timetables hold for a day, and until when all of them do. */
  source(date: string): TimetableSource {
    const holding = this.manifests.filter(({ from, until }) => from <= date && date <= until)
    const until = holding.map((manifest) => manifest.until).sort()[0] ?? ''
    return { agencies: [...new Set(holding.map(({ agency }) => agency))], until }
  }

  /** Whose timetables they are, and the day until which any of them holds. */
  get whole(): TimetableSource {
    const until = this.manifests
      .map((manifest) => manifest.until)
      .sort()
      .at(-1)
    const agencies = [...new Set(this.manifests.map(({ agency }) => agency))]
    return { agencies, ...(until === undefined ? {} : { until }) }
  }

  day(date: string): ServiceDay {
    const known = this.#days.get(date)
    if (known) return known
    const made = serviceDay(this.network, date)
    this.#days.set(date, made)
    return made
  }

  serves(point: LatLon): boolean {
    return this.network.index.near(point, STOP_REACH, 1).length > 0
  }

  /** The stops within a walk of a point. */
  stopsNear(point: LatLon, walks: WalksTo): StopNear[] {
    const stops = this.network.index.near(point, STOP_REACH, MOST_STOPS).map(({ item }) => item)
    const found = walks(point, stops)
    return stops.flatMap((stop, at) => {
      const walk = found[at]
      return walk ? [{ stop, walk }] : []
    })
  }
}
