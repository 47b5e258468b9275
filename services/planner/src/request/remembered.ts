import { LRUCache } from 'lru-cache'
import type { PlacesPort } from '../itinerary/places.ts'
import { readRequest, type ReadRequest, type RequestText } from './read-request.ts'

/** Readings kept for the changes that follow a plan: a few kilobytes each. */
const MOST_READINGS = 200

interface Kept {
  readonly revision: number
  readonly readings: LRUCache<string, ReadRequest>
}
const ofPort = new WeakMap<PlacesPort, Kept>()

/** `readRequest`, remembered: a plan and each change of it read the same text. An import may bring other places. */
export const rememberedReading = (
  { destination, days, notes, startDate, trip, without, hotelId, restated }: RequestText,
  port: PlacesPort,
  today: string,
): ReadRequest => {
  const revision = port.revision()
  let kept = ofPort.get(port)
  if (kept?.revision !== revision) {
    kept = { revision, readings: new LRUCache({ max: MOST_READINGS }) }
    ofPort.set(port, kept)
  }
  const request = {
    destination,
    days,
    ...(notes === undefined ? {} : { notes }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(trip === undefined ? {} : { trip }),
    ...(without === undefined ? {} : { without }),
    ...(hotelId === undefined ? {} : { hotelId }),
    ...(restated === undefined ? {} : { restated }),
  }
  const key = JSON.stringify([request, today])
  const known = kept.readings.get(key)
  if (known !== undefined) return known
  const read = readRequest(request, port, today)
  kept.readings.set(key, read)
  return read
}
