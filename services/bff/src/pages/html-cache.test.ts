import type { Registry } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { finishPage } from './finished-page.ts'
import { createHtmlCache, type BuiltPage } from './html-cache.ts'

const state = (): Registry => ({ schema: '', microFrontends: {} })
const page = (rest: Partial<BuiltPage> = {}): BuiltPage => ({
  page: finishPage('<p></p>', { status: 200, policy: '', headers: {}, effort: 'quick' }),
  ttlMs: 0,
  staleAllowed: true,
  ...rest,
})

describe('the HTML cache', () => {
  it('builds a page once for concurrent requests', async () => {
    const htmlCache = createHtmlCache()
    const registry = state()
    let built = 0
    const build = async (): Promise<BuiltPage> => {
      built += 1
      return page()
    }
    const [a, b] = await Promise.all([htmlCache(registry, 'k', build), htmlCache(registry, 'k', build)])
    expect([a === b, await htmlCache(registry, 'k', build), built]).toEqual([true, a, 1])
  })
  it('is cleared when the registry changes', async () => {
    const htmlCache = createHtmlCache()
    const first = await htmlCache(state(), 'k', async () => page())
    expect(await htmlCache(state(), 'k', async () => page())).not.toBe(first)
  })
  it('soon rebuilds a page that was not prerendered', async () => {
    let time = 1
    const htmlCache = createHtmlCache({ pages: 10 }, () => time)
    const registry = state()
    const first = await htmlCache(registry, 'k', async () => page({ ttlMs: 2000, staleAllowed: false }))
    expect(await htmlCache(registry, 'k', async () => page())).toBe(first)
    time = 2002
    expect(await htmlCache(registry, 'k', async () => page())).not.toBe(first)
  })
  it('sends a stale page while one request rebuilds it', async () => {
    let time = 1
    let built = 0
    const htmlCache = createHtmlCache({ pages: 10 }, () => time)
    const registry = state()
    const build = async (): Promise<BuiltPage> => {
      built += 1
      return page({ ttlMs: 60_000 })
    }
    const first = await htmlCache(registry, 'k', build)
    time = 60_002
    const asked = await Promise.all([htmlCache(registry, 'k', build), htmlCache(registry, 'k', build)])
    expect([asked[0] === first, asked[1] === first, built]).toEqual([true, true, 2])
    await expect.poll(() => htmlCache(registry, 'k', build)).not.toBe(first)
  })
  it('compresses a rebuilt page at full effort before it replaces the stale one', async () => {
    let time = 1
    const htmlCache = createHtmlCache({ pages: 10 }, () => time)
    const registry = state()
    let texts = 0
    const build = async (): Promise<BuiltPage> => ({
      page: finishPage(`<p>${(texts += 1)}</p>`, { status: 200, policy: '', headers: {}, effort: 'best' }),
      ttlMs: 60_000,
      staleAllowed: true,
    })
    const first = await htmlCache(registry, 'k', build)
    await first.as('br')
    time = 60_002
    await expect.poll(() => htmlCache(registry, 'k', build)).not.toBe(first)
    const second = await htmlCache(registry, 'k', build)
    expect(second.encodings()).toEqual(['br'])
    expect((await second.as('br')).etag).toMatch(/-br-best"$/)
  })
  it('keeps a stale page that cannot be rebuilt, and retries soon', async () => {
    let time = 1
    const htmlCache = createHtmlCache({ pages: 10 }, () => time)
    const registry = state()
    const fail = () => Promise.reject(new Error('away'))
    const first = await htmlCache(registry, 'k', async () => page({ ttlMs: 60_000 }))
    time = 60_002
    for (let tries = 0; tries < 3; tries += 1) expect(await htmlCache(registry, 'k', fail)).toBe(first)
    time += 2001
    expect(await htmlCache(registry, 'k', async () => page())).toBe(first)
    await expect.poll(() => htmlCache(registry, 'k', fail)).not.toBe(first)
  })
  it('evicts the least recently used page', async () => {
    const htmlCache = createHtmlCache({ pages: 2 })
    const registry = state()
    const a = await htmlCache(registry, 'a', async () => page())
    const b = await htmlCache(registry, 'b', async () => page())
    await htmlCache(registry, 'a', async () => page())
    await htmlCache(registry, 'c', async () => page())
    expect(await htmlCache(registry, 'a', async () => page())).toBe(a)
    expect(await htmlCache(registry, 'b', async () => page())).not.toBe(b)
  })
  it('evicts pages above its size in bytes', async () => {
    const large = finishPage('x'.repeat(50_000), { status: 200, policy: '', headers: {}, effort: 'quick' })
    const htmlCache = createHtmlCache({ bytes: 250_000 })
    const registry = state()
    let built = 0
    const build = async (): Promise<BuiltPage> => {
      built += 1
      return page({ page: large })
    }
    for (const key of ['a', 'b', 'c', 'c', 'a']) await htmlCache(registry, key, build)
    expect(built).toBe(4)
  })
  it('does not cache a page that could not be built', async () => {
    const htmlCache = createHtmlCache()
    const registry = state()
    await expect(htmlCache(registry, 'k', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    await expect(htmlCache(registry, 'k', async () => page())).resolves.toBeDefined()
  })
})
