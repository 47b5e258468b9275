import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { MapProps } from './map-panel.tsx'
import type { Inks } from './map-style.ts'

/** The way as GeoJSON; nothing where there is none. */
const wayData = (way: MapProps['way']) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiLineString' as const, coordinates: way ? [way.map(([lon, lat]) => [lon, lat])] : [] },
})

/** Draws the way over everything the style draws, dark with a light edge. Call it when the style is loaded. */
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
}
