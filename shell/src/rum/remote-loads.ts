import type { RumBeacon } from '@site/contracts/rum'

/** The used part of a resource timing entry; times in ms since navigation start. */
export interface LoadedFile {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
}

const RELEASE_FILE = /\/releases\/(mf-[a-z0-9-]+)\/([0-9a-zA-Z.-]+?)(?:~\d+)?\//
/** Files requested within this time of one another belong to one load, in ms; a later page of the same remote is another. */
const TOGETHER_MS = 1000

/** How long the first load of each remote took: from its first request to the last byte of the files asked for with it. */
export const remoteLoads = (files: readonly LoadedFile[]): RumBeacon['remotes'] => {
  const loads = new Map<string, { name: string; version: string; start: number; asked: number; end: number }>()
  for (const file of files.toSorted((a, b) => a.startTime - b.startTime)) {
    const [, name, version] = RELEASE_FILE.exec(file.name) ?? []
    // An end of 0 means that it failed, or that the browser hides it.
    if (name === undefined || version === undefined || file.responseEnd <= 0) continue
    const key = `${name}@${version}`
    const load = loads.get(key)
    if (load === undefined)
      loads.set(key, { name, version, start: file.startTime, asked: file.startTime, end: file.responseEnd })
    else if (file.startTime - load.asked <= TOGETHER_MS) {
      load.asked = file.startTime
      load.end = Math.max(load.end, file.responseEnd)
    }
  }
  return [...loads.values()].map(({ name, version, start, end }) => ({ name, version, ms: Math.round(end - start) }))
}
