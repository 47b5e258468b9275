import { routesRequest } from '@site/contracts/route'
import { BackendError, type Backend } from '@stageside/kit'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { melbourneTrip } from '../testing/plans.ts'
import { hostWith } from '../testing/render.tsx'
import { cornered, streetDay, streetTrip } from '../testing/streets.ts'
import { fetchTripWays } from './trip-ways.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Failures are told to the console.
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const client = () => new QueryClient()
const calling = (invoke: Backend['invoke']): Backend => hostWith({ invoke }).backend
const answer: Backend['invoke'] = async (_, body) => {
  const { legs, profile = 'normal' } = routesRequest.parse(body)
  return { routes: legs.map((leg) => cornered({ ...leg, profile })) }
}
const other = { ...streetDay, stops: streetDay.stops.slice(0, 1) }

test('asks once a day, for the legs along streets alone, and never again for what it has', async () => {
  const invoke = vi.fn(answer)
  const [queries, trip] = [client(), { ...streetTrip, days: [streetDay, other] }]
  const { ways, complete } = await fetchTripWays(queries, calling(invoke), trip, 'step-free')
  expect([complete, ways.size, invoke.mock.calls.length]).toEqual([true, 3, 2])
  expect(invoke.mock.calls.map(([name, body]) => [name, routesRequest.parse(body).profile])).toEqual([
    ['routes', 'step-free'],
    ['routes', 'step-free'],
  ])
  await fetchTripWays(queries, calling(invoke), trip, 'step-free')
  expect(invoke).toHaveBeenCalledTimes(2)
})

test('asks nothing where no streets are known', async () => {
  const invoke = vi.fn(answer)
  expect(await fetchTripWays(client(), calling(invoke), melbourneTrip, 'normal')).toMatchObject({ complete: true })
  expect(invoke).not.toHaveBeenCalled()
})

test('gives what came before a failure, too many calls among them, and never rejects', async () => {
  const busy = new BackendError('http', 'Too many requests', { status: 429 })
  const invoke = vi.fn(answer).mockImplementationOnce(answer).mockRejectedValue(busy)
  const { ways, complete } = await fetchTripWays(
    client(),
    calling(invoke),
    { ...streetTrip, days: [streetDay, other, { ...other, returnLeg: null }] },
    'normal',
  )
  expect([complete, ways.size, invoke.mock.calls.length]).toEqual([false, 2, 2])
})

test('waits ten seconds at most', async () => {
  const asked = fetchTripWays(
    client(),
    calling(() => new Promise(() => undefined)),
    streetTrip,
    'normal',
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await asked).toMatchObject({ complete: false })
})
