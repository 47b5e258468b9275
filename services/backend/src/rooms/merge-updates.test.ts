import { roomLimits } from '@site/contracts/room'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { mergeUpdates, missingIn } from './merge-updates.ts'

const EMPTY = new Uint8Array()
const updateOf = (change: (doc: Y.Doc) => void): Uint8Array => {
  const doc = new Y.Doc()
  change(doc)
  return Y.encodeStateAsUpdate(doc)
}
const stop = (key: string, value: unknown = 1): Uint8Array => updateOf((doc) => doc.getMap('stops').set(key, value))
const read = (state: Uint8Array): unknown => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  return doc.getMap('stops').toJSON()
}
const merged = (state: Uint8Array, ...updates: Uint8Array[]): Uint8Array => {
  const result = mergeUpdates(state, updates)
  if (result.kind === 'refused') throw new Error(result.reason)
  return result.state
}
const reason = (update: Uint8Array): string => {
  const result = mergeUpdates(merged(EMPTY, stop('a')), [update])
  return result.kind === 'refused' ? result.reason : result.kind
}
/** An update that depends on one before it. */
const second = (): Uint8Array => {
  const doc = new Y.Doc()
  doc.getMap('stops').set('a', 1)
  const before = Y.encodeStateVector(doc)
  doc.getMap('stops').set('b', 2)
  return Y.encodeStateAsUpdate(doc, before)
}

it('merges updates in any order to the same plan', () => {
  const [a, b, c] = [stop('a'), stop('b'), stop('c')]
  expect(read(merged(merged(EMPTY, a), b, c))).toEqual({ a: 1, b: 1, c: 1 })
  expect(read(merged(merged(EMPTY, c), b, a, a))).toEqual({ a: 1, b: 1, c: 1 })
})
it('gives what somebody lacks', () => {
  const known = merged(EMPTY, stop('a', 'x'.repeat(5000)))
  const news = missingIn(known, merged(known, stop('b')))
  expect(news.length).toBeLessThan(200)
  expect(read(merged(known, news))).toMatchObject({ b: 1 })
})

describe('refuses', () => {
  it.each<[string, Uint8Array, string]>([
    ['nothing', EMPTY, 'invalid'],
    ['random bytes', Uint8Array.from({ length: 400 }, (_, i) => (i * 7919) % 251), 'invalid'],
    ['half an update', stop('b', 'word').subarray(0, 12), 'invalid'],
    ['words', new TextEncoder().encode('<script>alert(1)</script>'), 'invalid'],
    ['a change of something that never came', second(), 'invalid'],
    ['another document', updateOf((doc) => doc.getText('essay').insert(0, 'hello')), 'invalid'],
    ['more bytes than a plan has', stop('b', 'x'.repeat(roomLimits.maxBytes)), 'too_large'],
    [
      'more parts than a plan has',
      updateOf((doc) => {
        for (let n = 0; n <= roomLimits.maxParts; n += 1) doc.getMap('stops').set(`${n}`, n)
      }),
      'too_large',
    ],
  ])('%s', (_, update, expected) => expect(reason(update)).toBe(expected))

  it('arrays within arrays until the stack is full', () => {
    // One client, one struct at clock 0: ContentAny in the map `stops` under `b`, then arrays of one.
    const head = [1, 1, 1, 0, 0x28, 1, 5, ...new TextEncoder().encode('stops'), 1, 98, 1]
    const nested = Uint8Array.from([...head, ...Array.from({ length: 60_000 }, () => [117, 1]).flat(), 126, 0])
    expect(reason(nested)).toBe('invalid')
  })
  it('a claim of millions of structs at once, without making room for them', () => {
    const claim = Uint8Array.from([1, 178, 193, 251, 9, 1, 0])
    const begun = performance.now()
    for (let n = 0; n < 1000; n += 1) expect(reason(claim)).toBe('invalid')
    // One such claim took Yjs 200 ms and 160 MB when it was applied.
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
  it('all of a batch when one of it is bad: whose it is, is asked one by one', () =>
    expect(mergeUpdates(EMPTY, [stop('a'), EMPTY])).toEqual({ kind: 'refused', reason: 'invalid' }))
})
