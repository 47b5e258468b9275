import { describe, expect, it } from 'vitest'
import { timeLimit, withTimeout } from './with-timeout.ts'

const never = () => new Promise<never>(() => undefined)

describe('withTimeout', () => {
  it('resolves to the result of the work', async () => {
    expect(await withTimeout(1000, undefined, async () => 7)).toBe(7)
  })

  it('rejects after the time limit and aborts the signal of the work', async () => {
    let told: unknown
    const work = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => (told = signal.reason))
      return never()
    }
    await expect(withTimeout(5, undefined, work)).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(told).toMatchObject({ name: 'TimeoutError' })
  })

  it('rejects with the reason of the cancellation', async () => {
    const controller = new AbortController()
    const waiting = withTimeout(60_000, controller.signal, never)
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })

  it('does not start work that is already cancelled', async () => {
    let begun = false
    const work = async () => {
      begun = true
    }
    await expect(withTimeout(5, AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone')
    expect(begun).toBe(false)
  })

  it('applies the shorter of nested limits', async () => {
    const nested = withTimeout(5, undefined, (outer) => withTimeout(60_000, outer, never))
    await expect(nested).rejects.toThrow('Not done within 5 ms')
  })

  it('removes its listener from the signal when the work is done', async () => {
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
  it('aborts after the given time', async () => {
    const { signal } = timeLimit(5)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('is aborted at once by an aborted signal', () => {
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
