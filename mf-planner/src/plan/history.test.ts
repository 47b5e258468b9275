import { expect, test } from 'vitest'
import { advance, amend, begin, MAX_STEPS, redo, undo, withdraw } from './history.ts'

test('undo goes back one version, redo forward again', () => {
  const three = advance(advance(begin('a'), 'b'), 'c')
  expect(undo(three).present).toBe('b')
  expect(undo(undo(three)).present).toBe('a')
  expect(redo(undo(undo(three))).present).toBe('b')
  expect(redo(redo(undo(undo(three))))).toEqual(three)
})

test('with nothing to undo or redo the history stays as it is', () => {
  const one = begin('a')
  expect(undo(one)).toBe(one)
  expect(redo(one)).toBe(one)
})

test('a new version after an undo drops what had been undone', () => {
  const branched = advance(undo(advance(begin('a'), 'b')), 'c')
  expect(branched).toEqual({ past: ['a'], present: 'c', future: [] })
})

test('amending adds no undo step', () => {
  expect(undo(amend(advance(begin('a'), 'b'), 'b2')).present).toBe('a')
})

test('drops the oldest undo steps', () => {
  let history = begin(0)
  for (let i = 1; i <= MAX_STEPS + 10; i += 1) history = advance(history, i)
  expect(history.past).toHaveLength(MAX_STEPS)
  expect(history.past[0]).toBe(10)
})

test('a withdrawn step cannot be redone', () => {
  const two = advance(begin('a'), 'b')
  expect(withdraw(advance(two, 'c'))).toEqual(two)
  expect(redo(withdraw(advance(two, 'c')))).toEqual(two)
})
