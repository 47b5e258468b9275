import { pageContrast, watchContrast } from '@stageside/ui/map/map-inks'
import { mapLabel } from '@stageside/ui/map/map-label'
import { maplibre } from '@stageside/ui/map/maplibre'
import type { TilesAt } from '@stageside/ui/map/tile-source'
import { watchTiles } from '@stageside/ui/map/watch-tiles'
import type { LayerSpecification, Map as MapLibreMap, Marker } from 'maplibre-gl'
import type { Point } from '../plan/links.ts'
import type { LegLine } from '../way/leg-lines.ts'
import { dayMapStyle, type RouteInks } from './day-map-style.ts'

/** A stop of the day that has a position, by its place in the list. */
export interface MapStop extends Point {
  readonly at: number
  readonly isEvent: boolean
}

/** What the map of a day shows. */
export interface DayOnMap {
  readonly tiles: TilesAt
  readonly home: Point | null
  readonly stops: readonly MapStop[]
  readonly legs: readonly LegLine[]
}

interface DayMapHandlers {
  readonly onPoint: (at: number | null) => void
  readonly onChoose: (at: number) => void
  /** A point of the map was pressed, where no stop stands. */
  readonly onMark: (point: Point) => void
  readonly onTilesMissing: (error: unknown) => void
  /** The tiles end before the day does: there is no street to see. */
  readonly onEmpty: () => void
}

/** The map and what the page does with it. `remove` frees the canvas. */
export interface LiveDayMap {
  readonly update: (day: DayOnMap) => void
  /** Marks one stop; null for none. */
  readonly point: (at: number | null) => void
  readonly zoom: (by: 1 | -1) => void
  /** Shows the point of a stop that is about to be added; null for none. */
  readonly mark: (point: Point | null) => void
  readonly markMiddle: () => void
  readonly remove: () => void
}

/** Room around the stops, px: for their marks and for the buttons beside them. */
const ROOM = { top: 36, right: 64, bottom: 28, left: 28 } as const
/** Closer than this, stops next door to each other would show no street that one knows. */
const CLOSEST = 16

const inksOf = (element: Element): RouteInks => {
  const style = getComputedStyle(element)
  const ink = (name: string): string => style.getPropertyValue(name).trim()
  return { paper: ink('--paper'), walk: ink('--walk'), transit: ink('--transit') }
}

const boundsOf = ({ home, stops, legs }: DayOnMap): [number, number, number, number] => {
  const points = [...(home === null ? [] : [home]), ...stops, ...legs.flatMap(({ line }) => line)]
  const [lons, lats] = [points.map(({ lon }) => lon), points.map(({ lat }) => lat)]
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}

const isRoad = (layer: LayerSpecification): boolean => 'source-layer' in layer && layer['source-layer'] === 'roads'

const placeOf = ({ home, stops }: DayOnMap): string => JSON.stringify([home, stops])

/** Draws the map into `container`. Throws where the browser refuses a WebGL context. */
export const createDayMap = (container: HTMLElement, day: DayOnMap, handlers: DayMapHandlers): LiveDayMap => {
  let latest = day
  let pointed: number | null = null
  const styleOf = ({ tiles, legs }: DayOnMap) =>
    dayMapStyle({ inks: inksOf(container), contrast: pageContrast(), tiles, legs })
  const map: MapLibreMap = new maplibre.Map({
    container,
    style: styleOf(day),
    bounds: boundsOf(day),
    fitBoundsOptions: { padding: ROOM, maxZoom: CLOSEST },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: true,
    maxZoom: 18,
    minZoom: 9,
  })
  map.touchZoomRotate.disableRotation()
  let isDrawn = false
  // Closer than what is kept there is nothing without a network, and the map drawn before stays under it.
  watchTiles(map, (error) => (isDrawn && !navigator.onLine ? undefined : handlers.onTilesMissing(error)))
  void map.once('idle', () => {
    const roads = map.getStyle().layers.flatMap((layer) => (isRoad(layer) ? [layer.id] : []))
    if (roads.length > 0 && map.queryRenderedFeatures({ layers: roads }).length === 0) handlers.onEmpty()
    else isDrawn = true
  })

  const markAt = ({ lat, lng }: { lat: number; lng: number }) => handlers.onMark({ lat, lon: lng })
  map.on('click', ({ lngLat, originalEvent: { target } }) => {
    if (!(target instanceof Element && target.closest('[data-label]') !== null)) markAt(lngLat)
  })
  let marked: Marker | null = null
  let markers = new Map<number, Marker>()
  let homeMark: Marker | null = null
  const mark = (at: number | null, value: boolean) =>
    at === null ? undefined : markers.get(at)?.getElement().toggleAttribute('data-shown', value)
  const place = ({ home, stops }: DayOnMap) => {
    for (const marker of markers.values()) marker.remove()
    homeMark?.remove()
    homeMark =
      home === null
        ? null
        : new maplibre.Marker({ element: mapLabel('', 'base') }).setLngLat([home.lon, home.lat]).addTo(map)
    markers = new Map(
      stops.map(({ at, lat, lon, isEvent }) => {
        const element = mapLabel(String(at + 1), isEvent ? 'event' : 'stop')
        element.addEventListener('pointerenter', () => handlers.onPoint(at))
        element.addEventListener('pointerleave', () => handlers.onPoint(null))
        element.addEventListener('click', () => handlers.onChoose(at))
        return [at, new maplibre.Marker({ element }).setLngLat([lon, lat]).addTo(map)]
      }),
    )
    mark(pointed, true)
  }
  place(day)

  // A style can be compared with the next one when it has been read, a frame after the map was made.
  let styled = false
  const restyle = () => {
    if (styled) map.setStyle(styleOf(latest))
  }
  void map.once('style.load', () => {
    styled = true
    if (latest !== day) restyle()
  })
  const stopWatching = watchContrast(restyle)
  return {
    update: (next) => {
      const before = latest
      latest = next
      if (placeOf(before) !== placeOf(next)) {
        place(next)
        map.fitBounds(boundsOf(next), { padding: ROOM, maxZoom: CLOSEST, animate: false })
      }
      restyle()
    },
    point: (at) => {
      mark(pointed, false)
      mark(at, true)
      pointed = at
    },
    mark: (point) => {
      marked?.remove()
      marked =
        point === null
          ? null
          : new maplibre.Marker({ element: mapLabel('', 'mark') }).setLngLat([point.lon, point.lat]).addTo(map)
    },
    markMiddle: () => markAt(map.getCenter()),
    zoom: (by) => void map.zoomTo(map.getZoom() + by),
    remove: () => {
      stopWatching()
      map.remove()
    },
  }
}
