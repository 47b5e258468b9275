import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js'
import { drawnReach, labelSpots } from './drawn-reach.ts'
import { planRadius, pointAt, RING_MINUTES } from './geometry.ts'
import type { MapProps } from './map-panel.tsx'
import { hotelData, mapStyle, reachData, streetData, waterData, type Inks } from './map-style.ts'

interface MapHandlers {
  readonly onPoint: (id: string | null) => void
  readonly onChoose: (id: string) => void
}

const inksOf = (element: Element): Inks => {
  const style = getComputedStyle(element)
  const ink = (name: string): string => style.getPropertyValue(name).trim()
  return {
    paper: ink('--paper'),
    ink: ink('--ink'),
    walk: ink('--walk'),
    walkTint: ink('--walk-tint'),
    transit: ink('--transit'),
  }
}

const label = (text: string, kind: 'ring' | 'door'): HTMLElement => {
  const element = document.createElement('span')
  element.dataset['label'] = kind
  element.textContent = text
  return element
}

/** The map and what the page does with it. `remove` frees the canvas and its worker. */
export interface LiveMap {
  readonly update: (props: MapProps) => void
  readonly show: (id: string | null) => void
  readonly zoom: (by: 1 | -1) => void
  readonly remove: () => void
}

/** Tells the map where its worker is; before the first map. */
export const workAt = (address: string): void => maplibre.setWorkerUrl(address)

/** Draws the map into `container`. Throws where the browser refuses a WebGL context. */
export const createMap = (container: HTMLElement, props: MapProps, handlers: MapHandlers): LiveMap => {
  const { origin } = props
  const radius = planRadius(origin, props.hotels, props.pace)
  const [low, high] = [pointAt(origin, -radius, -radius), pointAt(origin, radius, radius)]
  const map: MapLibreMap = new maplibre.Map({
    container,
    style: mapStyle(inksOf(container), origin, props.hotels, props.pace, props.reach, props.tiles),
    bounds: [low.lon, low.lat, high.lon, high.lat],
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: true,
    maxZoom: 18,
    minZoom: 9,
  })
  map.touchZoomRotate.disableRotation()
  if (props.tiles) {
    // One report for a server that is away, not one for each of its tiles.
    let told = false
    map.on('error', ({ error }) => {
      if (!told) props.onTilesMissing?.(error)
      told = true
    })
  }
  new maplibre.Marker({ element: label('', 'door') }).setLngLat([origin.lon, origin.lat]).addTo(map)
  const rings = RING_MINUTES.map((minutes) => ({
    minutes,
    marker: new maplibre.Marker({ element: label(`${minutes} min`, 'ring') }),
  }))
  const placeLabels = ({ pace, reach }: MapProps) => {
    const spots = labelSpots(origin, drawnReach(origin, pace, reach), radius)
    for (const { minutes, marker } of rings) {
      const spot = spots.find((each) => each.minutes === minutes)
      if (spot === undefined) marker.remove()
      else marker.setLngLat([spot.lon, spot.lat]).addTo(map)
    }
  }
  placeLabels(props)

  let shown: string | null = null
  const mark = (id: string | null, value: boolean) => {
    if (id !== null && map.getSource('hotels') !== undefined)
      map.setFeatureState({ source: 'hotels', id }, { shown: value })
  }
  map.on('mousemove', 'hotels', ({ features }) => {
    const id: unknown = features?.[0]?.properties['id']
    map.getCanvas().style.cursor = 'pointer'
    if (typeof id === 'string' && id !== shown) handlers.onPoint(id)
  })
  map.on('mouseleave', 'hotels', () => {
    map.getCanvas().style.cursor = ''
    handlers.onPoint(null)
  })
  map.on('click', 'hotels', ({ features }) => {
    const id: unknown = features?.[0]?.properties['id']
    if (typeof id === 'string') handlers.onChoose(id)
  })

  const write = (next: MapProps) => {
    map.getSource<GeoJSONSource>('hotels')?.setData(hotelData(next.hotels))
    map.getSource<GeoJSONSource>('reach')?.setData(reachData(origin, next.pace, next.reach))
    map.getSource<GeoJSONSource>('water')?.setData(waterData(next.reach))
    map.getSource<GeoJSONSource>('streets')?.setData(streetData(next.reach))
    placeLabels(next)
  }
  return {
    update: (next) => {
      if (map.isStyleLoaded() === true) write(next)
      else void map.once('idle', () => write(next))
    },
    show: (id) => {
      mark(shown, false)
      mark(id, true)
      shown = id
    },
    zoom: (by) => void map.zoomTo(map.getZoom() + by),
    remove: () => map.remove(),
  }
}
