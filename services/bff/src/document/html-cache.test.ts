import type { Registry } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { finishPage } from './finished-page.ts'
import { createKeptPages, type BuiltPage } from './kept-pages.ts'

const state = (): Registry => ({ schema: '', microFrontends: {} })
const page = (rest: Partial<BuiltPage> = {}): BuiltPage => ({
  page: finishPage('<p></p>', { status: 200, policy: '', headers: {}, effort: 'quick' }),
  freshMs: Number.POSITIVE_INFINITY,
  sendable: true,
  ...rest,
})

describe('kept pages', () => {
  it('are built once, however many ask at the same time', async () => {
    const kept = createKeptPages()
    const registry = state()
    let built = 0
    const build = async (): Promise<BuiltPage> => {
      built += 1
      return page()
    }
    const [a, b] = await Promise.all([kept(registry, 'k', build), kept(registry, 'k', build)])
    expect([a === b, await kept(registry, 'k', build), built]).toEqual([true, a, 1])
  })
  it('go with the state of the registry they were built from', async () => {
    const kept = createKeptPages()
    const first = await kept(state(), 'k', async () => page())
    expect(await kept(state(), 'k', async () => page())).not.toBe(first)
  })
  it('are built again soon while they are not rendered ahead', async () => {
    let time = 0
    const kept = createKeptPages({ pages: 10 }, () => time)
    const registry = state()
    const first = await kept(registry, 'k', async () => page({ freshMs: 2000, sendable: false }))
    expect(await kept(registry, 'k', async () => page())).toBe(first)
    time = 2001
    expect(await kept(registry, 'k', async () => page())).not.toBe(first)
  })
  it('that carry answers are sent once more while they are built anew, by one of all who ask', async () => {
    let time = 0
    let built = 0
    const kept = createKeptPages({ pages: 10 }, () => time)
    const registry = state()
    const build = async (): Promise<BuiltPage> => {
      built += 1
      return page({ freshMs: 60_000 })
    }
    const first = await kept(registry, 'k', build)
    time = 60_001
    const asked = await Promise.all([kept(registry, 'k', build), kept(registry, 'k', build)])
    expect([asked[0] === first, asked[1] === first, built]).toEqual([true, true, 2])
    expect(await kept(registry, 'k', build)).not.toBe(first)
  })
  it('stay when they cannot be built anew, and are tried again soon', async () => {
    let time = 0
    const kept = createKeptPages({ pages: 10 }, () => time)
    const registry = state()
    const away = () => Promise.reject(new Error('away'))
    const first = await kept(registry, 'k', async () => page({ freshMs: 60_000 }))
    time = 60_001
    for (let tries = 0; tries < 3; tries += 1) expect(await kept(registry, 'k', away)).toBe(first)
    time += 2001
    expect(await kept(registry, 'k', async () => page())).toBe(first)
    expect(await kept(registry, 'k', away)).not.toBe(first)
  })
  it('give way to others, the least asked for first', async () => {
    const kept = createKeptPages({ pages: 2 })
    const registry = state()
    const a = await kept(registry, 'a', async () => page())
    const b = await kept(registry, 'b', async () => page())
    await kept(registry, 'a', async () => page())
    await kept(registry, 'c', async () => page())
    expect(await kept(registry, 'a', async () => page())).toBe(a)
    expect(await kept(registry, 'b', async () => page())).not.toBe(b)
  })
  it('give way to others once their bytes are used up', async () => {
    const large = finishPage('x'.repeat(50_000), { status: 200, policy: '', headers: {}, effort: 'quick' })
    const kept = createKeptPages({ bytes: 250_000 })
    const registry = state()
    let built = 0
    const build = async (): Promise<BuiltPage> => {
      built += 1
      return page({ page: large })
    }
    for (const key of ['a', 'b', 'c', 'c', 'a']) await kept(registry, key, build)
    expect(built).toBe(4)
  })
  it('are not kept when building fails', async () => {
    const kept = createKeptPages()
    const registry = state()
    await expect(kept(registry, 'k', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    await expect(kept(registry, 'k', async () => page())).resolves.toBeDefined()
  })
})
