import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { Restatement } from '@site/contracts/restatement'
import type { PlacesPort } from '../itinerary/places.ts'
import type { ReadRequest } from './read-request.ts'
import { rememberedReading } from './remembered.ts'

/** Puts what the rules did not make out into words that they read; answers with nothing where it cannot help. */
export type SecondReader = (
  request: ItineraryRequest,
  rules: { readonly today: string; readonly read: (request: ItineraryRequest) => ReadRequest },
  signal: AbortSignal | undefined,
) => Promise<readonly Restatement[]>

interface Options {
  readonly reader?: SecondReader | undefined
  readonly signal?: AbortSignal | undefined
}

/** The request with what the second reader restated of it; one that was restated before is not read by it again. */
export async function restatedBy(
  request: ItineraryRequest,
  port: PlacesPort,
  today: string,
  { reader, signal }: Options,
): Promise<ItineraryRequest> {
  if (reader === undefined || request.restated !== undefined) return request
  const read = (own: ItineraryRequest) => rememberedReading(own, port, today)
  const restated = await reader(request, { today, read }, signal)
  return restated.length === 0 ? request : { ...request, restated: [...restated] }
}
