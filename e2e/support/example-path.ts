import { eventsResponse } from '@site/contracts/events'
import { hotelsResponse } from '@site/contracts/hotels'
import type { APIRequestContext } from 'playwright/test'

/** Ids of things that the running site lists, by the route that shows one of them. */
const listed: Readonly<Record<string, (request: APIRequestContext) => Promise<readonly { readonly id: string }[]>>> = {
  '/hotel/:id': async (request) => {
    const answer = await request.post('/functions/v1/hotels', { data: { query: 'Rod Laver Arena', limit: 2 } })
    return hotelsResponse.parse(await answer.json()).hotels
  },
  '/event/:id': async (request) => {
    const answer = await request.post('/functions/v1/events', { data: { category: 'sports', limit: 2 } })
    return eventsResponse.parse(await answer.json()).events
  },
}

/** A path of the running site for a route; for one with a parameter, that of the thing at `index` of what the site lists. */
export const examplePath = async (route: string, request: APIRequestContext, index = 0): Promise<string> => {
  const list = listed[route]
  if (list === undefined) return route
  const thing = (await list(request))[index]
  if (thing === undefined) throw new Error(`${route}: the site lists nothing to show`)
  return route.replace(':id', encodeURIComponent(thing.id))
}
