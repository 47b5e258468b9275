import type { Places, Poi as PlacesPoi } from '@site/places'
import type { PlacesPort, Poi } from './itinerary/port.ts'

/** The planner's port over the places service: renames, no decisions. */
export function fromPlaces(places: Places): PlacesPort {
  return {
    resolveDestination: (text) => places.resolveDestination(text),
    poisNear: (point, { radiusMetres, limit }) =>
      places.poisNear(point.lat, point.lon, radiusMetres, { limit }).map(toPoi),
    hotelById(id) {
      const hotel = places.hotelById(id)
      return hotel === null ? null : { kind: 'hotel', id, name: hotel.name, lat: hotel.lat, lon: hotel.lon }
    },
    eventById(id) {
      const event = places.eventById(id)
      if (event === null) return null
      const venue = places.venueById(event.venue.id)
      return {
        id: event.id,
        name: event.name,
        category: event.category,
        venue: {
          id: event.venue.id,
          name: event.venue.name,
          lat: event.venue.lat,
          lon: event.venue.lon,
          address: venue?.address ?? null,
        },
        website: event.website ?? null,
        source: venue?.source ?? 'curated',
        dates: event.dates,
      }
    },
    legs: (points) => places.legs(points),
    revision: () => places.revision(),
    coveredCities: () => places.coveredCities().filter((city) => city.pois > 0),
    credits: (sources) => places.credits(sources),
  }
}

function toPoi(poi: PlacesPoi): Poi {
  return {
    id: poi.id,
    title: poi.name,
    category: poi.category,
    lat: poi.lat,
    lon: poi.lon,
    address: poi.address,
    openingHours: poi.openingHours,
    website: poi.website,
    source: poi.source,
    interest: poi.interest,
    visitMinutes: poi.visitMinutes,
    themes: poi.themes,
    precisionMetres: poi.precision,
  }
}
