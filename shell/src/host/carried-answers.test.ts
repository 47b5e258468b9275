import { CARRIED_FOR_MS } from '@site/contracts/carried'
import { afterEach, describe, expect, it } from 'vitest'
import { carriedAnswers } from './carried-answers.ts'

const body = { category: 'music', limit: 100 }
const answer = { events: [] }

const carry = (at: number): void => {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'page-answers'
  element.textContent = JSON.stringify({ at, answers: { 'events {"category":"music","limit":100}': answer } })
  document.body.append(element)
}
afterEach(() => document.body.replaceChildren())

describe('answers that came with the page', () => {
  it('are given once each', () => {
    carry(Date.now())
    const carried = carriedAnswers()
    expect(carried('events', body)).toEqual(answer)
    expect(carried('events', body)).toBeUndefined()
  })
  it('are for the very same call only', () => {
    carry(Date.now())
    const carried = carriedAnswers()
    expect(carried('events', { ...body, limit: 20 })).toBeUndefined()
    expect(carried('venues', body)).toBeUndefined()
    expect(carried('events', body)).toEqual(answer)
  })
  it.each([-1, 1])('are not believed when their age cannot be right or is too great', (sign) => {
    carry(Date.now() + sign * (CARRIED_FOR_MS + 60_000))
    expect(carriedAnswers()('events', body)).toBeUndefined()
  })
  it('are none while half of them is still on its way', () => {
    carry(Date.now())
    const element = document.getElementById('page-answers')
    if (element !== null) element.textContent = element.textContent.slice(0, 40)
    expect(carriedAnswers()('events', body)).toBeUndefined()
  })
  it('are none where the page carries none', () => expect(carriedAnswers()('events', body)).toBeUndefined())
})
