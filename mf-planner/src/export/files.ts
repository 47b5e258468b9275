import type { Trip } from '../plan/plan.ts'
import { toGpx, toKml } from './map-files.ts'
import { toIcs } from './ics.ts'
import { toMarkdown } from './markdown.ts'
import { fileStem } from './title.ts'

export type FileKind = 'ics' | 'gpx' | 'kml' | 'md'

const kinds: Record<FileKind, { readonly type: string; readonly write: (trip: Trip) => string }> = {
  ics: { type: 'text/calendar', write: (trip) => toIcs(trip, new Date()) },
  gpx: { type: 'application/gpx+xml', write: toGpx },
  kml: { type: 'application/vnd.google-earth.kml+xml', write: toKml },
  md: { type: 'text/markdown', write: toMarkdown },
}

/** Hands the plan to the browser as a file to keep. */
export const saveFile = (trip: Trip, kind: FileKind): void => {
  const { type, write } = kinds[kind]
  const address = URL.createObjectURL(new Blob([write(trip)], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileStem(trip)}.${kind}`
  link.click()
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
