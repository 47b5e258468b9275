import type { TravelTimes } from '../papers/travel-times.ts'
import type { Trip } from '../plan/plan.ts'
import type { Ways } from '../way/ways.ts'
import { toGpx } from './gpx.ts'
import { toIcs } from './ics.ts'
import { toKml } from './kml.ts'
import { toMarkdown } from './markdown.ts'
import { fileStem } from './title.ts'

/** A plan and what its files tell of it besides. */
export interface FileInput {
  readonly trip: Trip
  readonly travel: TravelTimes
  readonly ways: Ways
}

export type FileKind = 'ics' | 'gpx' | 'kml' | 'md'

const kinds: Record<FileKind, { readonly type: string; readonly write: (input: FileInput) => string }> = {
  ics: { type: 'text/calendar', write: ({ trip, travel }) => toIcs(trip, travel, new Date()) },
  gpx: { type: 'application/gpx+xml', write: ({ trip, ways }) => toGpx(trip, ways) },
  kml: { type: 'application/vnd.google-earth.kml+xml', write: ({ trip, ways }) => toKml(trip, ways) },
  md: { type: 'text/markdown', write: ({ trip }) => toMarkdown(trip) },
}

/** Whether the ways between stops are drawn in files of this kind. */
export const drawsWays = (kind: FileKind): boolean => kind === 'gpx' || kind === 'kml'

/** Hands the plan to the browser as a file to keep. */
export const saveFile = (kind: FileKind, input: FileInput): void => {
  const { type, write } = kinds[kind]
  const address = URL.createObjectURL(new Blob([write(input)], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileStem(input.trip)}.${kind}`
  link.click()
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
