import { pageContrast, watchContrast } from '@stageside/ui/map/map-inks'
import { mapLabel } from '@stageside/ui/map/map-label'
import { maplibre } from '@stageside/ui/map/maplibre'
import { watchTiles } from '@stageside/ui/map/watch-tiles'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { drawnReach, labelSpots } from './drawn-reach.ts'
import { planRadius, pointAt, RING_MINUTES } from './geometry.ts'
import type { MapProps } from './map-panel.tsx'
import { mapStyle, type Inks } from './map-style.ts'
import { createPins } from './pins.ts'
import { fitWay } from './way-layer.ts'

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

const drawsTheSame = (one: MapProps, other: MapProps): boolean =>
  one.reach === other.reach && one.pace === other.pace && one.tiles?.url === other.tiles?.url && one.way === other.way

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
/** Alone on the screen, a map has the words of what it shows over its top (px) and the chosen hotel's card over this share of its bottom. */
const FULL = { words: 56, card: 1 / 3 } as const

/** Draws the map into `container`. Throws where the browser refuses a WebGL context. */
export const createMap = (container: HTMLElement, props: MapProps, handlers: MapHandlers): LiveMap => {
  const { origin } = props
  let latest = props
  const radius = planRadius(origin, props.hotels, props.pace)
  const [low, high] = [pointAt(origin, -radius, -radius), pointAt(origin, radius, radius)]
  const covered = props.layout === 'full' ? container.clientHeight * FULL.card : 0
  const styleOf = ({ pace, reach, tiles, way, hotels }: MapProps) =>
    mapStyle({ inks: inksOf(container), contrast: pageContrast(), origin, pace, reach, tiles, way, hotels })
  const map: MapLibreMap = new maplibre.Map({
    container,
    style: styleOf(props),
    bounds: [low.lon, low.lat, high.lon, high.lat],
    fitBoundsOptions: { padding: covered > 0 ? { top: FULL.words, bottom: covered, left: 0, right: 0 } : 0 },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // Beside the list the page scrolls over the map; alone on the screen the map takes every gesture.
    cooperativeGestures: props.layout !== 'full',
    maxZoom: 18,
    minZoom: 9,
  })
  map.touchZoomRotate.disableRotation()
  const restartWatch = watchTiles(map, (error) => latest.onTilesMissing?.(error))
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
  pins.keep(props.hotels)

  // A style can be compared with the next one when it has been read, a frame after the map was made.
  let styled = false
  const restyle = () => {
    if (styled) map.setStyle(styleOf(latest))
  }
  void map.once('style.load', () => {
    styled = true
    if (latest !== props) restyle()
  })
  const stopWatching = watchContrast(restyle)
  // The first way is shown whole; where the visitor looks after that is theirs to say.
  let fitted = false
  const fit = ({ way }: MapProps) => {
    if (fitted || !way) return
    fitted = true
    fitWay(map, way)
  }
  fit(props)
  return {
    update: (next) => {
      const before = latest
      if (latest.tiles?.url !== next.tiles?.url) restartWatch()
      latest = next
      if (before.hotels !== next.hotels) pins.update(next.hotels, inksOf(container))
      if (drawsTheSame(before, next)) return
      placeLabels(next)
      restyle()
      fit(next)
    },
    show: pins.show,
    reveal: (id) => {
      const [at, center] = [pins.positionOf(id), pins.lngLatOf(id)]
      if (at === null || center === null) return
      const { clientWidth, clientHeight } = container
      const inSight =
        at.x > EDGE && at.x < clientWidth - EDGE && at.y > 2 * EDGE && at.y < clientHeight - covered - EDGE
      if (!inSight) map.easeTo({ center, offset: [0, -covered / 2] })
    },
    zoom: (by) => void map.zoomTo(map.getZoom() + by),
    remove: () => {
      stopWatching()
      map.remove()
    },
  }
}
