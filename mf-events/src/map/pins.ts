import type { HotelItem } from '@site/contracts/hotels'
import { mapLabel } from '@stageside/ui/map/map-label'
import type { GeoJSONSource, MapLayerMouseEvent, Map as MapLibreMap, Marker } from 'maplibre-gl'
import { minutesBrief, reachOf } from '../results/reach.ts'
import type { Inks } from './map-style.ts'
import { drawPin, pinLookOf } from './pin-image.ts'
import { pinData, PINS } from './pin-layer.ts'

interface PinHandlers {
  readonly onPoint: (id: string | null) => void
  readonly onChoose: (id: string) => void
}

const hotelOf = ({ features }: MapLayerMouseEvent): string | null => {
  const id: unknown = features?.[0]?.properties['hotel']
  return typeof id === 'string' ? id : null
}

/** Listens to the pointer over the layer of pins and draws their pictures when they are asked for. */
const listen = (map: MapLibreMap, { onPoint, onChoose }: PinHandlers): void => {
  const { style } = map.getCanvas()
  let pointed: string | null = null
  const point = (id: string | null) => {
    if (id === pointed) return
    pointed = id
    style.cursor = id === null ? '' : 'pointer'
    onPoint(id)
  }
  map.on('styleimagemissing', ({ id }) => {
    const look = pinLookOf(id)
    if (look === null) return
    const { image, pixelRatio } = drawPin(look)
    map.addImage(id, image, { pixelRatio })
  })
  // A hand that moves the map points at nothing on it.
  map.on('mousemove', PINS, (event) => (map.isMoving() ? undefined : point(hotelOf(event))))
  map.on('mouseleave', PINS, () => point(null))
  map.on('click', PINS, (event) => {
    const id = hotelOf(event)
    if (id !== null) onChoose(id)
  })
}

/**
 * The hotels on the map, each with its minutes: a layer of the map, and one mark of the page for the hotel that is pointed at or
 * chosen. `create` makes the library's marker of an element.
 */
export const createPins = (map: MapLibreMap, create: (element: HTMLElement) => Marker, handlers: PinHandlers) => {
  const label = mapLabel('', 'pin')
  const marker = create(label)
  const pins = new Map<string, HotelItem>()
  let shown: string | null = null
  const placeMark = () => {
    const hotel = shown === null ? undefined : pins.get(shown)
    if (hotel === undefined) return void marker.remove()
    label.textContent = minutesBrief(reachOf(hotel))
    marker.setLngLat([hotel.lon, hotel.lat]).addTo(map)
  }
  const lngLatOf = (id: string) => {
    const hotel = pins.get(id)
    return hotel === undefined ? null : { lng: hotel.lon, lat: hotel.lat }
  }
  const keep = (hotels: readonly HotelItem[]): void => {
    pins.clear()
    for (const hotel of hotels) pins.set(hotel.id, hotel)
    placeMark()
  }
  listen(map, handlers)
  return {
    keep,
    update: (hotels: readonly HotelItem[], inks: Inks): void => {
      keep(hotels)
      map.getSource<GeoJSONSource>(PINS)?.setData(pinData(hotels, inks))
    },
    show: (id: string | null): void => {
      shown = id
      placeMark()
    },
    /** Where a hotel lies on the map, in pixels from its top left corner; null for one without a pin. */
    positionOf: (id: string): { readonly x: number; readonly y: number } | null => {
      const at = lngLatOf(id)
      return at === null ? null : map.project(at)
    },
    lngLatOf,
  }
}
