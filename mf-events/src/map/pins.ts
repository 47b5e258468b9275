import type { HotelItem } from '@site/contracts/hotels'
import { mapLabel } from '@stageside/ui/map/map-label'
import type { Map as MapLibreMap, Marker } from 'maplibre-gl'
import { minutesBrief, reachOf } from '../results/reach.ts'

interface PinHandlers {
  readonly onPoint: (id: string | null) => void
  readonly onChoose: (id: string) => void
}

const pinOf = ({ onPoint, onChoose }: PinHandlers, hotel: HotelItem): HTMLElement => {
  const reach = reachOf(hotel)
  const element = mapLabel(minutesBrief(reach), 'pin')
  element.dataset['by'] = reach.by
  element.dataset['hotel'] = hotel.id
  element.addEventListener('pointerenter', () => onPoint(hotel.id))
  element.addEventListener('pointerleave', () => onPoint(null))
  element.addEventListener('click', () => onChoose(hotel.id))
  return element
}

/** The hotels on the map, each with its minutes. `create` makes the library's marker of an element. */
export const createPins = (map: MapLibreMap, create: (element: HTMLElement) => Marker, handlers: PinHandlers) => {
  const pins = new Map<string, { readonly hotel: HotelItem; readonly marker: Marker }>()
  let shown: string | null = null
  const mark = (id: string | null, value: boolean) =>
    id === null ? undefined : pins.get(id)?.marker.getElement().toggleAttribute('data-shown', value)
  return {
    update: (hotels: readonly HotelItem[]): void => {
      const kept = new Set(hotels)
      for (const [id, { hotel, marker }] of pins)
        if (!kept.has(hotel)) {
          marker.remove()
          pins.delete(id)
        }
      for (const hotel of hotels)
        if (!pins.has(hotel.id)) {
          const marker = create(pinOf(handlers, hotel)).setLngLat([hotel.lon, hotel.lat]).addTo(map)
          pins.set(hotel.id, { hotel, marker })
        }
      mark(shown, true)
    },
    show: (id: string | null): void => {
      mark(shown, false)
      mark(id, true)
      shown = id
    },
    /** Where a hotel lies on the map, in pixels from its top left corner; null for one without a pin. */
    positionOf: (id: string): { readonly x: number; readonly y: number } | null => {
      const pin = pins.get(id)
      return pin === undefined ? null : map.project(pin.marker.getLngLat())
    },
    lngLatOf: (id: string) => pins.get(id)?.marker.getLngLat() ?? null,
  }
}
