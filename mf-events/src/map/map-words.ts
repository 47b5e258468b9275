import type { MapTiles } from '@site/contracts/map-tiles'
import type { ReachResponse } from '@site/contracts/reach'

interface CaptionInput {
  readonly reach: ReachResponse | null
  /** The tiles that are drawn; undefined for none. */
  readonly tiles: MapTiles | undefined
  readonly name: string
  /** Where the map is the whole screen. */
  readonly short: boolean
}

/** Ends each with one full stop, and says none twice. */
const credited = (lines: readonly string[]): string => [...new Set(lines)].join('; ')

/** What the drawing means, and whose data it is. */
export const mapCaption = ({ reach, tiles, name, short }: CaptionInput): string => {
  const vector = tiles?.kind === 'archive'
  const data = `Map data: ${credited([...(reach?.credits ?? []), ...(vector && tiles.attribution ? [tiles.attribution] : [])])}.`
  const pictures = tiles && !vector ? ` Map pictures: ${tiles.attribution}.` : ''
  if (reach?.source === 'street') {
    return short
      ? `Shaded: minutes on foot. ${data}${pictures}`
      : `Shaded: 5, 10, 15 and 20 minutes on foot from ${name}, along mapped streets. Dashed rings: estimates beyond them. ${data}${pictures}`
  }
  if (vector) {
    return short
      ? `Rings: estimates of the walk. ${data}`
      : `Rings: estimates of 5, 10, 15 and 20 minutes on foot from ${name}. A river or a railway can make a walk longer: go by the times in the list. ${data}`
  }
  return short
    ? `We don’t have the streets here: rings are estimates of the walk.${pictures}`
    : `We don’t have the streets here, so the rings are estimates of 5, 10, 15 and 20 minutes on foot from ${name}. A river or a railway can make a walk longer: go by the times in the list.${pictures}`
}
