import { PRELOADED_MAX_AGE_MS } from '@site/contracts/preloaded-queries'
import { afterEach, describe, expect, it } from 'vitest'
import { createPreloadedQueries } from './preloaded-queries.ts'

const body = { category: 'music', limit: 100 }
const answer = { events: [] }

const preload = (at: number): void => {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'preloaded-queries'
  element.textContent = JSON.stringify({ at, answers: { 'events {"category":"music","limit":100}': answer } })
  document.body.append(element)
}
afterEach(() => document.body.replaceChildren())

describe('preloaded answers', () => {
  it('are given once each', () => {
    preload(Date.now())
    const takePreloaded = createPreloadedQueries(false)
    expect(takePreloaded('events', body)?.answer).toEqual(answer)
    expect(takePreloaded('events', body)).toBeUndefined()
  })
  it('are given to a call with the same function and body only', () => {
    preload(Date.now())
    const takePreloaded = createPreloadedQueries(false)
    expect(takePreloaded('events', { ...body, limit: 20 })).toBeUndefined()
    expect(takePreloaded('venues', body)).toBeUndefined()
    expect(takePreloaded('events', body)?.answer).toEqual(answer)
  })
  it.each([-1, 1])('are ignored when they are too old or from the future', (sign) => {
    preload(Date.now() + sign * (PRELOADED_MAX_AGE_MS + 60_000))
    expect(createPreloadedQueries(false)('events', body)).toBeUndefined()
  })
  it('are ignored while the element is only partly loaded', () => {
    preload(Date.now())
    const element = document.getElementById('preloaded-queries')
    if (element !== null) element.textContent = element.textContent.slice(0, 40)
    expect(createPreloadedQueries(false)('events', body)).toBeUndefined()
  })
  it('are absent on a page without them', () => expect(createPreloadedQueries(false)('events', body)).toBeUndefined())
  it('are shown by the first render of a page that was rendered with them, however old', () => {
    const at = Date.now() - PRELOADED_MAX_AGE_MS - 60_000
    preload(at)
    const renderedAnswer = createPreloadedQueries(true)
    expect(renderedAnswer('events', body)).toEqual({ answer, at })
    expect(renderedAnswer('events', body)).toBeUndefined()
  })
})
