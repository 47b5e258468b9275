import { describe, expect, it } from 'vitest'
import { timeLimit, withTimeout } from './with-timeout.ts'

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
    let listening = 0
    const watched: AbortSignal = Object.assign(new AbortController().signal, {
      addEventListener: () => (listening += 1),
      removeEventListener: () => (listening -= 1),
    })
    await withTimeout(60_000, watched, async () => undefined)
    expect(listening).toBe(0)
  })
})

describe('timeLimit', () => {
  it('aborts after its time', async () => {
    const { signal } = timeLimit(5)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('is aborted from the start by a signal that is', () => {
    expect(timeLimit(60_000, AbortSignal.abort('gone')).signal.reason).toBe('gone')
  })

  it('follows a signal until it is released', () => {
    const [followed, released] = [new AbortController(), new AbortController()]
    const [one, two] = [timeLimit(60_000, followed.signal), timeLimit(60_000, released.signal)]
    two.release()
    followed.abort('gone')
    released.abort('gone')
    expect([one.signal.aborted, two.signal.aborted]).toEqual([true, false])
  })
})
