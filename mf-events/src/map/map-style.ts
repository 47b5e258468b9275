import type { HotelItem } from '@site/contracts/hotels'
import type { StyleSpecification } from 'maplibre-gl'
import { reachOf } from '../results/reach.ts'
import { RING_MINUTES, ringMetres, ringOf, type LatLon } from './geometry.ts'

/** Colours as the page has them now, high contrast included: a map canvas knows no custom properties. */
export type Inks = Readonly<Record<'paper' | 'ink' | 'walk' | 'walkTint' | 'transit', string>>

export const ringData = (origin: LatLon, pace: number) => ({
  type: 'FeatureCollection' as const,
  features: RING_MINUTES.map((minutes) => ({
    type: 'Feature' as const,
    properties: { minutes },
    geometry: { type: 'Polygon' as const, coordinates: [ringOf(origin, ringMetres(minutes, pace))] },
  })),
})

export const hotelData = (hotels: readonly HotelItem[]) => ({
  type: 'FeatureCollection' as const,
  features: hotels.map((hotel) => ({
    type: 'Feature' as const,
    properties: { id: hotel.id, by: reachOf(hotel).by },
    geometry: { type: 'Point' as const, coordinates: [hotel.lon, hotel.lat] },
  })),
})

/** The site's own map style: paper, rings, hotels. It asks nobody for anything. */
export const mapStyle = (
  inks: Inks,
  origin: LatLon,
  hotels: readonly HotelItem[],
  pace: number,
): StyleSpecification => ({
  version: 8,
  sources: {
    rings: { type: 'geojson', data: ringData(origin, pace) },
    hotels: { type: 'geojson', data: hotelData(hotels), promoteId: 'id' },
  },
  layers: [
    { id: 'paper', type: 'background', paint: { 'background-color': inks.paper } },
    { id: 'reach', type: 'fill', source: 'rings', paint: { 'fill-color': inks.walkTint, 'fill-opacity': 0.45 } },
    {
      id: 'rings',
      type: 'line',
      source: 'rings',
      paint: { 'line-color': inks.walk, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
    {
      id: 'hotels',
      type: 'circle',
      source: 'hotels',
      paint: {
        'circle-radius': ['case', ['boolean', ['feature-state', 'shown'], false], 11, 7],
        'circle-color': [
          'case',
          ['boolean', ['feature-state', 'shown'], false],
          inks.ink,
          ['==', ['get', 'by'], 'transit'],
          inks.transit,
          inks.walk,
        ],
        'circle-stroke-color': inks.paper,
        'circle-stroke-width': 2,
      },
    },
  ],
})
