import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { MapProps } from './map-panel.tsx'
import type { Inks } from './map-style.ts'

/** The way as GeoJSON; nothing where there is none. */
const wayData = (way: MapProps['way']) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiLineString' as const, coordinates: way ? [way.map(([lon, lat]) => [lon, lat])] : [] },
})

/** Room around the way, px: for the pin above its end and for the buttons beside it. */
const ROOM = { top: 72, right: 64, bottom: 40, left: 48 } as const
/** Closer than this, a walk next door would show no street that one knows. */
const CLOSEST = 17

/** Draws the way over everything the style draws, dark with a light edge, and shows all of it the first time. Call it when the style is loaded. */
export const drawWay = (map: MapLibreMap, way: MapProps['way'], { ink, paper }: Inks): void => {
  const source = map.getSource<GeoJSONSource>('way')
  if (source) source.setData(wayData(way))
  if (source || !way) return
  map.addSource('way', { type: 'geojson', data: wayData(way) })
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  map.addLayer({
    id: 'way-edge',
    type: 'line',
    source: 'way',
    layout,
    paint: { 'line-color': paper, 'line-width': 8 },
  })
  map.addLayer({ id: 'way', type: 'line', source: 'way', layout, paint: { 'line-color': ink, 'line-width': 4 } })
  const [lons, lats] = [way.map(([lon]) => lon), way.map(([, lat]) => lat)]
  map.fitBounds([Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)], {
    padding: ROOM,
    maxZoom: CLOSEST,
    animate: false,
  })
}
