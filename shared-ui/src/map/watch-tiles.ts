import { TILE_SOURCE } from './tile-layers.ts'

/** Tiles that may be missing on a map that shows more: a few holes are better than no map. */
const MOST_HOLES = 3

/** What of a map is needed to hear of its tiles. */
interface MapEvents {
  readonly on: (name: 'sourcedata' | 'error', listener: (event: object) => void) => unknown
}

const ofTiles = (event: object): boolean => 'sourceId' in event && event.sourceId === TILE_SOURCE

/**
 * Tells once that the tiles cannot be had: when as many of them fail as come, or too many. Returns how to
 * start over with other tiles.
 */
export const watchTiles = (map: MapEvents, onMissing: (error: unknown) => void): (() => void) => {
  let [come, told, failed] = [0, false, 0]
  map.on('sourcedata', (event) => {
    if (ofTiles(event) && 'tile' in event && event.tile !== undefined) come += 1
  })
  map.on('error', (event) => {
    if (told || !ofTiles(event)) return
    failed += 1
    if (failed < come && failed <= MOST_HOLES) return
    told = true
    onMissing('error' in event ? event.error : event)
  })
  return () => {
    ;[come, told, failed] = [0, false, 0]
  }
}
