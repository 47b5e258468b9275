import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js'
import { drawnReach, labelSpots } from './drawn-reach.ts'
import { planRadius, pointAt, RING_MINUTES } from './geometry.ts'
import type { MapProps } from './map-panel.tsx'
import { mapStyle, reachData, streetData, waterData, type Inks } from './map-style.ts'
import { createPins, mapLabel } from './pins.ts'
import { drawWay } from './way-layer.ts'

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

/** The map and what the page does with it. `remove` frees the canvas and its worker. */
export interface LiveMap {
  readonly update: (props: MapProps) => void
  readonly show: (id: string | null) => void
  /** Moves a hotel into sight, if it is not. */
  readonly reveal: (id: string) => void
  readonly zoom: (by: 1 | -1) => void
  readonly remove: () => void
}

/** Room that a pin keeps from the edge of the map, px. */
const EDGE = 24

/** Tells the map where its worker is; before the first map. */
export const workAt = (address: string): void => maplibre.setWorkerUrl(address)

/** Draws the map into `container`. Throws where the browser refuses a WebGL context. */
export const createMap = (container: HTMLElement, props: MapProps, handlers: MapHandlers): LiveMap => {
  const { origin } = props
  const radius = planRadius(origin, props.hotels, props.pace)
  const [low, high] = [pointAt(origin, -radius, -radius), pointAt(origin, radius, radius)]
  const inks = inksOf(container)
  const map: MapLibreMap = new maplibre.Map({
    container,
    style: mapStyle(inks, origin, props.pace, props.reach, props.tiles),
    bounds: [low.lon, low.lat, high.lon, high.lat],
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // Beside the list the page scrolls over the map; alone on the screen the map takes every gesture.
    cooperativeGestures: props.layout !== 'full',
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
  new maplibre.Marker({ element: mapLabel('', 'door') }).setLngLat([origin.lon, origin.lat]).addTo(map)
  const rings = RING_MINUTES.map((minutes) => ({
    minutes,
    marker: new maplibre.Marker({ element: mapLabel(`${minutes} min`, 'ring') }),
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

  const pins = createPins(map, (element) => new maplibre.Marker({ element, anchor: 'bottom' }), handlers)
  pins.update(props.hotels)

  const write = (next: MapProps) => {
    map.getSource<GeoJSONSource>('reach')?.setData(reachData(origin, next.pace, next.reach))
    map.getSource<GeoJSONSource>('water')?.setData(waterData(next.reach))
    map.getSource<GeoJSONSource>('streets')?.setData(streetData(next.reach))
    placeLabels(next)
    drawWay(map, next.way, inks)
  }
  void map.once('load', () => drawWay(map, props.way, inks))
  return {
    update: (next) => {
      pins.update(next.hotels)
      if (map.isStyleLoaded() === true) write(next)
      else void map.once('idle', () => write(next))
    },
    show: pins.show,
    reveal: (id) => {
      const [at, center] = [pins.positionOf(id), pins.lngLatOf(id)]
      if (at === null || center === null) return
      const { clientWidth, clientHeight } = container
      const covered = props.layout === 'full' ? clientHeight / 2 : 0
      const inSight =
        at.x > EDGE && at.x < clientWidth - EDGE && at.y > 2 * EDGE && at.y < clientHeight - covered - EDGE
      if (!inSight) map.easeTo({ center, offset: [0, -covered / 2] })
    },
    zoom: (by) => void map.zoomTo(map.getZoom() + by),
    remove: () => map.remove(),
  }
}
