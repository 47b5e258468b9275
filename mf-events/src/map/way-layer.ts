import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { MapProps } from './map-panel.tsx'
import type { Inks } from './map-style.ts'

type Way = MapProps['way']

/** The way as GeoJSON; nothing where there is none. */
export const wayData = (way: Way) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiLineString' as const, coordinates: way ? [way.map(([lon, lat]) => [lon, lat])] : [] },
})

const layout = { 'line-cap': 'round', 'line-join': 'round' } as const

/** The way dark with a light edge, so that it is told from every street. */
export const wayLayers = ({ ink, paper }: Inks): LayerSpecification[] => [
  { id: 'way-edge', type: 'line', source: 'way', layout, paint: { 'line-color': paper, 'line-width': 8 } },
  { id: 'way', type: 'line', source: 'way', layout, paint: { 'line-color': ink, 'line-width': 4 } },
]

/** Room around the way, px: for the pin above its end and for the buttons beside it. */
const ROOM = { top: 72, right: 64, bottom: 40, left: 48 } as const
/** Closer than this, a walk next door would show no street that one knows. */
const CLOSEST = 17

/** Shows all of a way. */
export const fitWay = (map: MapLibreMap, way: NonNullable<Way>): void => {
  const [lons, lats] = [way.map(([lon]) => lon), way.map(([, lat]) => lat)]
  map.fitBounds([Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)], {
    padding: ROOM,
    maxZoom: CLOSEST,
    animate: false,
  })
}
