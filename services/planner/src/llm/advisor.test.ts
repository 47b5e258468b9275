import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { itineraryRequest } from '@site/contracts/itinerary'
import { afterEach, describe, expect, it } from 'vitest'
import { planItinerary } from '../itinerary/plan.ts'
import { samplePort } from '../testing/sample-city.ts'
import { answerWith as say, closeServers, modelServer, type Handler } from '../testing/model-server.ts'
import { createAdvisor } from './advisor.ts'

const request = itineraryRequest.parse({ destination: 'Sampleton', days: 2 })
const now = new Date('2026-03-01T02:00:00Z')
/** Few rounds and no hurry: the same plan however busy the machine is. */
const calm = { budgetMs: 60_000, maxIterations: 300 }
const plain = await planItinerary(request, samplePort(), { now, ...calm })

afterEach(closeServers)

async function planWith(baseUrl: string, over: { callMs?: number; totalMs?: number } = {}) {
  const failures: string[] = []
  const advisor = createAdvisor(
    { baseUrl, model: 'tiny', apiKey: 'secret', callMs: 5000, totalMs: 15_000, ...over },
    { onFailure: (reason) => failures.push(reason) },
  )
  const began = performance.now()
  const answer = await planItinerary(request, samplePort(), { now, advisor, ...calm })
  return { answer, failures, ms: performance.now() - began, advisor }
}

const firstIds = (body: string): string[] => [...body.matchAll(/\\"id\\":\\"(poi-\d+)\\"/g)].map((match) => match[1])

describe('a plan with a language model beside it', () => {
  it('takes weights and reasons from a good answer, and none of its words', async () => {
    const { seen, baseUrl } = await modelServer((body, _, response) =>
      say(
        response,
        JSON.stringify({
          places: firstIds(body).map((id, i) => ({
            id,
            weight: 1,
            ...(i % 2 === 0 ? { reason: 'kind' } : { note: 'A calm place to begin.' }),
          })),
        }),
      ),
    )
    const { answer, failures } = await planWith(baseUrl)
    expect(failures).toEqual([])
    expect(answer.meta.writtenBy).toBe('model')
    const notes = answer.plan.flatMap((day) => day.slots.flatMap((slot) => slot.activity.note ?? []))
    expect(notes.length).toBeGreaterThan(0)
    for (const note of notes) expect(note).toMatch(/^Adds an? [a-z ]+ to your days\.$/)
    expect(seen[0]).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer secret' })
  })

  it('lets weights move the plan', async () => {
    const unwanted = new Set(plain.plan.flatMap((day) => day.slots.map((slot) => slot.activity.id)))
    const { baseUrl } = await modelServer((body, _, response) =>
      say(
        response,
        JSON.stringify({ places: firstIds(body).map((id) => ({ id, weight: unwanted.has(id) ? 0.2 : 3 })) }),
      ),
    )
    const { answer } = await planWith(baseUrl)
    const visits = answer.plan.flatMap((day) => day.slots).filter((slot) => slot.meal === undefined)
    const kept = visits.filter((slot) => unwanted.has(slot.activity.id)).length
    expect(kept).toBeLessThan(visits.length / 2)
  })

  it('shows the model no times, positions or addresses', async () => {
    const { seen, baseUrl } = await modelServer((_, __, response) => say(response, '{}'))
    await planWith(baseUrl)
    expect(seen[0]?.body).not.toMatch(/High Street|138\.|openingHours|10:00/)
  })

  it('lets it repair a wrong answer twice, then plans alone', async () => {
    const { seen, baseUrl } = await modelServer((_, turn, response) =>
      say(response, turn === 1 ? 'Sure! Here is your trip.' : '{"places":[{"id":"poi-made-up","weight":1}]}'),
    )
    const { answer, failures } = await planWith(baseUrl)
    expect(seen).toHaveLength(3)
    expect(seen[2]?.body).toContain('not among the candidates: poi-made-up')
    expect(failures).toEqual(['The language model gave no usable answer in three tries'])
    expect(answer.plan).toEqual(plain.plan)
    expect(answer.meta.writtenBy).toBe('engine')
  })

  it('uses the repaired answer', async () => {
    const { seen, baseUrl } = await modelServer((body, turn, response) =>
      say(
        response,
        turn === 1 ? '{"places":"all"}' : JSON.stringify({ places: [{ id: firstIds(body)[0], weight: 2 }] }),
      ),
    )
    const { answer } = await planWith(baseUrl)
    expect(seen).toHaveLength(2)
    expect(answer.meta.writtenBy).toBe('model')
  })

  it.each<[string, Handler]>([
    ['an error', (_, __, response) => response.writeHead(500).end('no')],
    ['something that is not JSON', (_, __, response) => response.end('<html>')],
    ['another shape', (_, __, response) => response.end('{"choices":[]}')],
    ['a flood', (_, __, response) => response.end('x'.repeat(400_000))],
    ['a redirect', (_, __, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a broken connection', (_, __, response) => response.destroy()],
  ])('plans alone after %s', async (_, handle) => {
    const { baseUrl } = await modelServer(handle)
    const { answer, failures } = await planWith(baseUrl)
    expect(answer.plan).toEqual(plain.plan)
    expect(failures).toHaveLength(1)
  })

  it('does not wait for a slow or a silent server', async () => {
    const { baseUrl } = await modelServer(() => {})
    const { answer, failures, ms } = await planWith(baseUrl, { callMs: 200 })
    expect(answer.plan).toEqual(plain.plan)
    expect(failures).toHaveLength(1)
    expect(ms).toBeLessThan(10_000)
  })

  it('ends every wait for a silent server in time, though memory is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    const collecting = setInterval(() => typeof collect === 'function' && collect(), 20)
    const { baseUrl } = await modelServer(() => {})
    try {
      const plans = Array.from({ length: 6 }, () => {
        const signal = new AbortController().signal
        const advisor = createAdvisor({ baseUrl, model: 'tiny', apiKey: null, callMs: 700, totalMs: 1000 })
        return planItinerary(request, samplePort(), { now, advisor, signal, ...calm })
      })
      for (const answer of await Promise.all(plans)) expect(answer.plan).toEqual(plain.plan)
    } finally {
      clearInterval(collecting)
    }
  }, 20_000)

  it('plans alone when nobody listens, and stops asking after three failures', async () => {
    const { seen, baseUrl } = await modelServer((_, __, response) => response.writeHead(503).end())
    const advisor = createAdvisor({ baseUrl, model: 'tiny', apiKey: null, callMs: 5000, totalMs: 15_000 })
    for (let i = 0; i < 5; i++) {
      const answer = await planItinerary(request, samplePort(), { now, advisor, ...calm })
      expect(answer.plan).toEqual(plain.plan)
    }
    expect(seen).toHaveLength(3)
    expect(advisor.resting()).toBe(true)
    expect(advisor.resting()).toBe(true)
    const { answer } = await planWith('http://127.0.0.1:9/v1')
    expect(answer.plan).toEqual(plain.plan)
  })
})
