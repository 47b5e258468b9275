import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProviderClient, retryAfter, rowsOf } from './client.ts'
import { replayServer, type ReplayServer, type Reply } from './testing/replay-server.ts'

let server: ReplayServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})
const START = Date.parse('2026-11-21T00:00:00Z')
const shape = z.object({ rows: rowsOf(z.object({ id: z.number() })) })

async function asking(reply: Reply) {
  server = await replayServer(() => reply)
  const { url } = server
  const problems: unknown[] = []
  let now = START
  const client = new ProviderClient('Anybody', {
    now: () => now,
    timeoutMs: 5000,
    onProblem: (error) => problems.push(error),
  })
  return {
    client,
    problems,
    ask: () => client.ask(() => client.json(url, shape)),
    pass: (seconds: number) => (now += 1000 * seconds),
  }
}

describe('a provider that answers 429', () => {
  it.each<[string, Record<string, string>, number]>([
    ['for as long as it says', { 'retry-after': '7' }, 7],
    ['until the time it says', { 'retry-after': 'Sat, 21 Nov 2026 00:00:30 GMT' }, 30],
    ['for a minute where it does not say', {}, 60],
    ['for a minute where it says nothing sensible', { 'retry-after': 'soon' }, 60],
  ])('is left alone %s', async (_, headers, seconds) => {
    const { client, ask, pass, problems } = await asking({ status: 429, headers, body: {} })
    expect(await ask()).toBeNull()
    pass(seconds - 1)
    expect(await ask()).toBeNull()
    expect(client.health.state).toBe('resting')
    expect(server?.seen).toHaveLength(1)
    expect(problems).toMatchObject([{ problem: 'quota' }])
    pass(1)
    await ask()
    expect(server?.seen).toHaveLength(2)
  })

  it('is not left alone for longer than a day', async () => {
    const { ask, pass } = await asking({ status: 429, headers: { 'retry-after': '99999999' }, body: {} })
    await ask()
    pass(24 * 60 * 60)
    await ask()
    expect(server?.seen).toHaveLength(2)
  })
})

describe('an answer', () => {
  it('keeps its good rows beside odd ones', async () => {
    const { ask } = await asking({ body: { rows: [{ id: 1 }, null, { id: 'two' }, 'three', { id: 4 }] } })
    expect(await ask()).toEqual({ rows: [{ id: 1 }, { id: 4 }] })
  })

  it.each<[string, Reply]>([
    ['is too large', { body: { rows: [{ id: 1 }], filling: 'x'.repeat(9 * 1024 * 1024) } }],
    ['is no JSON', { body: '{"rows":[' }],
    ['has another shape', { body: { rows: 'none' } }],
  ])('is refused where it %s', async (_, reply) => {
    const { ask, problems } = await asking(reply)
    expect(await ask()).toBeNull()
    expect(problems).toMatchObject([{ problem: 'bad_answer' }])
  })
})

it('reads Retry-After as seconds or as a date', () => {
  const read = (value: string) => retryAfter(new Headers({ 'retry-after': value }), START)
  expect(['120', 'Sat, 21 Nov 2026 00:01:00 GMT', 'Fri, 20 Nov 2026 00:00:00 GMT', 'soon'].map(read)).toEqual([
    120,
    60,
    0,
    null,
  ])
  expect(retryAfter(new Headers(), START)).toBeNull()
})
