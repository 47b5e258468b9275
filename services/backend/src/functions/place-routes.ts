import { eventRequest } from '@site/contracts/event'
import { eventsRequest } from '@site/contracts/events'
import { geocodeRequest } from '@site/contracts/geocode'
import { hotelRequest } from '@site/contracts/hotel'
import { hotelsRequest } from '@site/contracts/hotels'
import { itineraryEdit, itineraryRequest } from '@site/contracts/itinerary'
import { itineraryMove } from '@site/contracts/move-dates'
import { reachRequest } from '@site/contracts/reach'
import { routeRequest, routesRequest } from '@site/contracts/route'
import { venuesRequest } from '@site/contracts/venues'
import { weatherRequest } from '@site/contracts/weather'
import { LiveError } from '@site/places'
import { Router, type Response } from 'express'
import { jsonBody, validate } from '../http/body.ts'
import { CallError } from '../http/errors.ts'
import { withinLimit } from '../http/limits.ts'
import type { PlacesPort, PlannerPort } from './ports.ts'

const signalOf = (response: Response): AbortSignal => {
  const signal: unknown = response.locals['signal']
  return signal instanceof AbortSignal ? signal : new AbortController().signal
}

const PLACE_GONE = 'We don’t list one of these places any more.'

const notListed = (sentence: string): never => {
  throw new CallError(404, 'not_found', sentence)
}

const actionOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined

/** What only a live service knows; while that does not answer the caller is told so. */
const liveAnswer = <T>(answer: T | Promise<T>, sentence: string): Promise<T> =>
  Promise.resolve(answer).catch((error: unknown) => {
    if (!(error instanceof LiveError)) throw error
    throw new CallError(503, 'unavailable', sentence, { headers: { 'retry-after': '10' }, cause: error })
  })

const answerEvent = async (places: PlacesPort, body: unknown) => {
  const request = validate(eventRequest, body)
  const answer = await liveAnswer(
    places.eventAnswer(request),
    'We couldn’t look this event up just now. Please try again in a moment.',
  )
  if (answer === null) throw new CallError(404, 'not_found', 'We don’t list this event any more.')
  return answer
}

/** The functions that use place data only; they work while the database is unavailable. */
export const placeRoutes = (places: PlacesPort, planner: PlannerPort): Router => {
  const router = Router()
  const call = (name: string, answer: (body: unknown, signal: AbortSignal) => unknown): void => {
    router.post(`/${name}`, jsonBody, async (request, response) => {
      const signal = signalOf(response)
      const result = await withinLimit(answer(request.body, signal), signal)
      if (!response.headersSent) response.json(result)
    })
  }
  call('geocode', (body) => places.geocode(validate(geocodeRequest, body)))
  call('events', (body) => places.events(validate(eventsRequest, body)))
  call('event', (body) => answerEvent(places, body))
  call('hotels', (body) => places.hotelsNear(validate(hotelsRequest, body)))
  call('hotel', async (body) => {
    const found = await places.hotel(validate(hotelRequest, body))
    return found ?? notListed('We don’t list this hotel any more.')
  })
  call('venues', (body) => places.venues(validate(venuesRequest, body)))
  call('reach', (body) => places.reach(validate(reachRequest, body)))
  call('route', async (body) => {
    const found = await places.route(validate(routeRequest, body))
    return found ?? notListed(PLACE_GONE)
  })
  call('routes', async (body, signal) => {
    const found = await places.routes(validate(routesRequest, body), signal)
    return found ?? notListed(PLACE_GONE)
  })
  call('weather', async (body) => {
    const request = validate(weatherRequest, body)
    const found = await liveAnswer(places.weather(request), 'We couldn’t get the forecast just now.')
    return found ?? notListed('This site has no weather forecasts.')
  })
  call('itinerary', (body, signal) => {
    const action = actionOf(body)
    if (action === undefined) return planner.plan(validate(itineraryRequest, body), signal)
    return action === 'dates'
      ? planner.move(validate(itineraryMove, body), signal)
      : planner.edit(validate(itineraryEdit, body), signal)
  })
  return router
}
