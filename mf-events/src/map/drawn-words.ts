import type { MapProps } from './map-panel.tsx'

/** What a map or a plan shows, behind "Map of": the way to a hotel, else hotels; and where the same is told in words. */
export const drawnWords = ({ hotels, origin, way }: Pick<MapProps, 'hotels' | 'origin' | 'way'>, how = ''): string =>
  way === undefined
    ? `${hotels.length} hotels around ${origin.name}${how}. The list has the same hotels.`
    : `the way from ${origin.name}${how}. It is told street by street beside it.`
