import type { Trip } from '../plan/plan.ts'
import type { Ways } from '../way/ways.ts'
import { toGpx } from './gpx.ts'
import { toIcs } from './ics.ts'
import { toKml } from './kml.ts'
import { toMarkdown } from './markdown.ts'
import { fileStem } from './title.ts'

export type FileKind = 'ics' | 'gpx' | 'kml' | 'md'

const kinds: Record<FileKind, { readonly type: string; readonly write: (trip: Trip, ways: Ways) => string }> = {
  ics: { type: 'text/calendar', write: (trip) => toIcs(trip, new Date()) },
  gpx: { type: 'application/gpx+xml', write: toGpx },
  kml: { type: 'application/vnd.google-earth.kml+xml', write: toKml },
  md: { type: 'text/markdown', write: toMarkdown },
}

/** Whether the ways between stops are drawn in files of this kind. */
export const drawsWays = (kind: FileKind): boolean => kind === 'gpx' || kind === 'kml'

/** Hands the plan to the browser as a file to keep. */
export const saveFile = (trip: Trip, kind: FileKind, ways: Ways): void => {
  const { type, write } = kinds[kind]
  const address = URL.createObjectURL(new Blob([write(trip, ways)], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileStem(trip)}.${kind}`
  link.click()
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
