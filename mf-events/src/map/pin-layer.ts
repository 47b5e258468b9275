import type { HotelItem } from '@site/contracts/hotels'
import type { LayerSpecification } from 'maplibre-gl'
import { minutesBrief, reachOf } from '../results/reach.ts'
import type { Inks } from './map-style.ts'
import { pinImageName } from './pin-image.ts'

/** The name of the pins' source and of its layer. */
export const PINS = 'pins'

/** The look of a hotel's pin: its minutes in the colour of how one gets there. */
const pinLook = (hotel: HotelItem, inks: Inks) => {
  const reach = reachOf(hotel)
  return { fill: reach.by === 'transit' ? inks.transit : inks.walk, paper: inks.paper, text: minutesBrief(reach) }
}

/** The hotels as GeoJSON, the nearest last: what is drawn last lies on top. */
export const pinData = (hotels: readonly HotelItem[], inks: Inks) => ({
  type: 'FeatureCollection' as const,
  features: hotels
    .map((hotel) => ({
      type: 'Feature' as const,
      properties: { hotel: hotel.id, image: pinImageName(pinLook(hotel, inks)) },
      geometry: { type: 'Point' as const, coordinates: [hotel.lon, hotel.lat] },
    }))
    .toReversed(),
})

/** One layer for all pins: a mark of its own in the page for each of 500 hotels costs a restyle of 500 with each frame of a pan. */
export const pinLayer: LayerSpecification = {
  id: PINS,
  type: 'symbol',
  source: PINS,
  layout: {
    'icon-image': ['get', 'image'],
    'icon-anchor': 'bottom',
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
    'symbol-z-order': 'source',
  },
}
