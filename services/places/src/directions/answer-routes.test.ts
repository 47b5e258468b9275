import type { RouteRequest } from '@site/contracts/route'
import { wayAnswer } from '@site/contracts/testing/way'
import { expect, it, vi } from 'vitest'
import { answerRoutes } from './answer-routes.ts'

const leg = (id: string) => ({ from: { lat: 60.17, lon: 24.94 }, to: { id } })
const legs = ['a', 'b', 'c'].map(leg)
/** Three ways of 1, 2 and 3 minutes; no place but these is listed. */
const route = async ({ to }: RouteRequest) => {
  const minutes = ['a', 'b', 'c'].indexOf(to.id ?? '') + 1
  return minutes === 0 ? null : wayAnswer(minutes, null)
}

it('gives each way in the order asked for, all by the same profile and pace', async () => {
  const asked = vi.fn(route)
  const answer = await answerRoutes({ legs, profile: 'wheels', speed: 0.9 }, asked)
  expect(answer?.routes.map(({ walk }) => walk?.minutes)).toEqual([1, 2, 3])
  expect(asked.mock.calls.map(([request]) => request)).toEqual(
    legs.map((each) => ({ ...each, profile: 'wheels', speed: 0.9 })),
  )
})

it('is null where one place is not listed', async () =>
  expect(await answerRoutes({ legs: [...legs, leg('gone')] }, route)).toBeNull())

it('searches no more once the visitor has left', async () => {
  const visitor = new AbortController()
  const asked = vi.fn(async (request: RouteRequest) => {
    visitor.abort()
    return route(request)
  })
  await expect(answerRoutes({ legs }, asked, visitor.signal)).rejects.toThrow(/abort/i)
  expect(asked).toHaveBeenCalledTimes(1)
})
