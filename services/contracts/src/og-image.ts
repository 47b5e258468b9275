/** Pixels of the picture that stands for a page where its link is shared. */
export const ogImageSize = { width: 1200, height: 630 } as const

/** What an address may call the place whose hotels a page shows, besides free text. */
export const placeKeys = ['event', 'venue', 'place'] as const
export type PlaceKey = (typeof placeKeys)[number]

export const LONGEST_PLACE_ID = 120

/** A place by its id, as the address of a search has it. */
export interface PlaceInAddress {
  readonly key: PlaceKey
  readonly id: string
}

export const placeQuery = ({ key, id }: PlaceInAddress): string => `?${key}=${encodeURIComponent(id)}`

/** The path of a page's picture. A page that shows the hotels near a place has one for each place. */
export const ogImagePath = (path: string, place: PlaceInAddress | null = null): string =>
  `/og${path === '/' ? '' : path}.png${place === null ? '' : placeQuery(place)}`

const PICTURE = /^\/og(\/.+)?\.png$/

/** The page whose picture has this path; null when it is the path of no picture. */
export const pageOfOgImage = (path: string): string | null => {
  const match = PICTURE.exec(path)
  return match && (match[1] ?? '/')
}
