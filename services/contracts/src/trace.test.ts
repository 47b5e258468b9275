import { describe, expect, it } from 'vitest'
import { continueTrace, traceparent } from './trace.ts'

const random = (digits: number): string => 'a'.repeat(digits)
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

describe('trace context', () => {
  it('continues with a new span', () => {
    const trace = continueTrace(`00-${TRACE}-${PARENT}-01`, random)
    expect(trace).toEqual({ traceId: TRACE, spanId: random(16), parentId: PARENT, flags: '01' })
    expect(traceparent(trace)).toBe(`00-${TRACE}-${random(16)}-01`)
  })

  it('accepts the appended fields of a later version', () =>
    expect(continueTrace(`01-${TRACE}-${PARENT}-00-later`, random).traceId).toBe(TRACE))

  it.each([
    ['no header', undefined],
    ['several headers', [`00-${TRACE}-${PARENT}-01`]],
    ['an empty trace', `00-${'0'.repeat(32)}-${PARENT}-01`],
    ['an empty parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['the forbidden version', `ff-${TRACE}-${PARENT}-01`],
    ['upper case', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
    ['more than version 00 has', `00-${TRACE}-${PARENT}-01-more`],
    ['a line break', `00-${TRACE}-${PARENT}-01\r\nx: y`],
  ])('starts a new trace for %s', (_name, header) =>
    expect(continueTrace(header, random)).toEqual({
      traceId: random(32),
      spanId: random(16),
      parentId: null,
      flags: '01',
    }),
  )
})
