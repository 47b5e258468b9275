import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

const TOKEN = 'a-token-of-the-qa-team-2027'

let open: Front
let limited: Front
beforeAll(async () => {
  ;[open, limited] = await Promise.all([startFront(), startFront({ QA_TOKEN: TOKEN })])
})
afterAll(() => {
  open.stop()
  limited.stop()
})

const chosen = (front: Front, headers: Record<string, string> = {}) =>
  fetch(`${front.address}/?mf-a=1.0.0`, { headers })
const hand = (token: string) => fetch(`${limited.address}/qa-access`, { method: 'POST', body: token })

describe('versions chosen by address', () => {
  it('are everybody’s without a token, and no search engine’s', async () => {
    const answer = await chosen(open)
    expect(answer.headers.get('x-unknown-override')).toBeNull()
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect((await fetch(`${open.address}/`)).headers.get('x-robots-tag')).toBeNull()
    expect((await fetch(`${open.address}/versions.json`)).status).toBe(200)
  })
  it('are refused without the token of the site, with the default shown', async () => {
    const answer = await chosen(limited)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-unknown-override')).toBe('mf-a')
    expect(await answer.text()).toContain('"overrides":{}')
  })
  it('are listed for who may choose them', async () => {
    expect((await fetch(`${limited.address}/versions.json`)).status).toBe(401)
    const asked = await fetch(`${limited.address}/versions.json`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(Object.keys((await asked.json()) as object)).toContain('mf-a')
  })
  it('can be chosen with the token, or by a browser that handed it in', async () => {
    const sent = await chosen(limited, { authorization: `Bearer ${TOKEN}` })
    expect(sent.headers.get('x-unknown-override')).toBeNull()
    const taken = await hand(TOKEN)
    expect(taken.status).toBe(204)
    const cookie = taken.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^qa=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(TOKEN)
    const kept = await chosen(limited, { cookie: cookie.split(';')[0] ?? '' })
    expect(kept.headers.get('x-unknown-override')).toBeNull()
  })
  it.each([
    ['another token', { authorization: 'Bearer another-token-of-the-team' }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['the token as another scheme', { authorization: `Basic ${TOKEN}` }],
    ['the token as a cookie', { cookie: `qa=${TOKEN}` }],
    ['a long one', { authorization: `Bearer ${'x'.repeat(5000)}` }],
  ] as const)('are refused with %s', async (_, headers) => {
    const answer = await chosen(limited, { ...headers })
    expect(answer.headers.get('x-unknown-override')).toBe('mf-a')
  })
  it.each([
    ['a wrong token', 'wrong', 401],
    ['none', '', 401],
    ['too long a one', 'x'.repeat(1000), 413],
  ])('stay refused after handing in %s', async (_, token, status) => {
    const answer = await hand(token)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

it('a token that is easily guessed is refused at the start', async () => {
  await expect(startFront({ QA_TOKEN: 'short' })).rejects.toThrow('QA_TOKEN')
})
