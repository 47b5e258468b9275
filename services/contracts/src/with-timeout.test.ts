import { describe, expect, it } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const never = () => new Promise<never>(() => undefined)

describe('withTimeout', () => {
  it('gives what the work gives', async () => {
    expect(await withTimeout(1000, undefined, async () => 7)).toBe(7)
  })

  it('ends work that heeds nothing, and tells it', async () => {
    let told: unknown
    const work = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => (told = signal.reason))
      return never()
    }
    await expect(withTimeout(5, undefined, work)).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(told).toMatchObject({ name: 'TimeoutError' })
  })

  it('ends with the reason of whoever cancels', async () => {
    const controller = new AbortController()
    const waiting = withTimeout(60_000, controller.signal, never)
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })

  it('begins nothing that is cancelled already', async () => {
    let begun = false
    const work = async () => {
      begun = true
    }
    await expect(withTimeout(5, AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone')
    expect(begun).toBe(false)
  })

  it('nests: the shorter limit counts', async () => {
    const nested = withTimeout(5, undefined, (outer) => withTimeout(60_000, outer, never))
    await expect(nested).rejects.toThrow('Not done within 5 ms')
  })

  it('lets go of a signal that outlives the work', async () => {
    const { signal } = new AbortController()
    let listening = 0
    const watched = Object.assign(Object.create(signal), {
      throwIfAborted: () => undefined,
      addEventListener: () => (listening += 1),
      removeEventListener: () => (listening -= 1),
    })
    await withTimeout(60_000, watched, async () => undefined)
    expect(listening).toBe(0)
  })
})
