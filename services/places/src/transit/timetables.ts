import type { LatLon } from '../walking/geo.ts'
import { CityTimetable, type ImportedTimetable } from './city-timetable.ts'
import { readTimetable } from './timetable-file.ts'
import { liveTimetables, readManifest } from './timetable-store.ts'

/** A timetable that could not be read, and why. */
export interface UnreadableTimetable {
  readonly name: string
  readonly problem: string
}

/** The imported timetables on disk, by city; reads again only what changed. */
export class Timetables {
  readonly #root: string | null
  readonly #loaded = new Map<string, ImportedTimetable>()
  readonly #cities = new Map<string, { readonly folders: string; readonly timetable: CityTimetable }>()
  unreadable: readonly UnreadableTimetable[] = []

  constructor(root?: string) {
    this.#root = root ?? null
  }

  get cities(): readonly CityTimetable[] {
    return [...this.#cities.values()].map(({ timetable }) => timetable)
  }

  /** Looks at the disk; true when something changed. A damaged timetable is left out and named in `unreadable`. */
  rescan(): boolean {
    const live = this.#root === null ? [] : liveTimetables(this.#root)
    const folders = new Set(live.map(({ folder }) => folder))
    let changed = false
    for (const folder of this.#loaded.keys()) {
      if (!folders.has(folder)) changed = this.#loaded.delete(folder) || changed
    }
    const unreadable: UnreadableTimetable[] = []
    for (const { id, folder } of live) {
      if (this.#loaded.has(folder)) continue
      try {
        this.#loaded.set(folder, { manifest: readManifest(folder), feed: readTimetable(folder) })
        changed = true
      } catch (error) {
        unreadable.push({ name: id, problem: error instanceof Error ? error.message : String(error) })
      }
    }
    this.unreadable = unreadable
    if (changed) this.#group()
    return changed
  }

  /** Builds the network of each city whose feeds changed. */
  #group(): void {
    const byCity = new Map<string, [string, ImportedTimetable][]>()
    for (const entry of this.#loaded) {
      const { city, country } = entry[1].manifest
      const key = `${city}, ${country}`
      byCity.set(key, [...(byCity.get(key) ?? []), entry])
    }
    for (const city of this.#cities.keys()) if (!byCity.has(city)) this.#cities.delete(city)
    for (const [city, entries] of byCity) {
      const folders = entries.map(([folder]) => folder).join('\n')
      if (this.#cities.get(city)?.folders === folders) continue
      this.#cities.set(city, { folders, timetable: new CityTimetable(entries.map(([, imported]) => imported)) })
    }
  }

  /** The timetable with stops near both ends, best one that holds for the day; null where none is known. */
  between(a: LatLon, b: LatLon, date: string, today: string): CityTimetable | null {
    const serving = this.cities.filter((city) => city.serves(a) && city.serves(b))
    return serving.find((city) => city.validity(date, today).status === 'holds') ?? serving[0] ?? null
  }

  /** All stops that vehicles call at. */
  stops(): readonly LatLon[] {
    return this.cities.flatMap(({ network }) => network.index.items)
  }
}
