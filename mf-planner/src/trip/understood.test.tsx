import type { UnderstoodPiece } from '@site/contracts/trip-reading'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tellsMore, Understood } from './understood.tsx'

afterEach(cleanup)

const piece = (over: Partial<UnderstoodPiece>): UnderstoodPiece => ({
  key: 'diet:vegan',
  label: 'Diet',
  value: 'vegan',
  words: 'vegan',
  field: 'notes',
  use: 'noted',
  ...over,
})
const tokyo = piece({ key: 'city:Tokyo', label: 'Where', value: 'Tokyo', words: 'Tokyo', use: 'planned' })
const kyoto = piece({ key: 'city:Kyoto', label: 'Where', value: 'Kyoto', words: 'Kyoto', use: 'planned' })
const nothing = { understood: [], notUsed: [], questions: [] }

const show = (reading: Parameters<typeof Understood>[0]['reading']) => {
  const calls = { onChange: vi.fn<() => void>(), onRemove: vi.fn<() => void>(), onAnswer: vi.fn<() => void>() }
  render(<Understood reading={reading} {...calls} />)
  return calls
}

test.each([
  [{ ...nothing, understood: [tokyo] }, false],
  [{ ...nothing, understood: [tokyo, kyoto] }, true],
  [{ ...nothing, understood: [tokyo], notUsed: ['cheap'] }, true],
])('%o tells more than the place: %s', (reading, tells) => expect(tellsMore(reading)).toBe(tells))

test('what is planned stands apart from what is noted, and each is changed or removed', () => {
  const { onChange, onRemove } = show({ ...nothing, understood: [tokyo, kyoto, piece({})] })
  expect(within(screen.getByRole('list', { name: 'Planned by' })).getAllByRole('listitem')).toHaveLength(2)
  const noted = within(screen.getByRole('list', { name: 'Noted' }))
  fireEvent.click(noted.getByRole('button', { name: 'Diet: vegan' }))
  expect(onChange).toHaveBeenCalledWith(piece({}))
  fireEvent.click(noted.getByRole('button', { name: 'Remove Diet: vegan' }))
  expect(onRemove).toHaveBeenCalledWith(piece({}))
})

test('a piece that names its own kind says it once', () => {
  show({ ...nothing, understood: [tokyo, piece({ label: 'Step-free', value: 'step-free ways' })] })
  expect(screen.getByRole('button', { name: 'Step-free ways' })).toBeDefined()
  expect(screen.queryByText(/Step-free: /)).toBeNull()
})

test('the only place of a trip cannot be removed', () => {
  show({ ...nothing, understood: [tokyo, piece({})] })
  expect(screen.queryByRole('button', { name: 'Remove Where: Tokyo' })).toBeNull()
})

test('what was not used is quoted, and a question is answered by a choice', () => {
  const choice = { words: '2 days', without: ['days'] }
  const { onAnswer } = show({
    understood: [tokyo],
    notUsed: ['cheap', 'romantic'],
    questions: [{ key: 'length', words: 'Which is it?', choices: [choice] }],
  })
  expect(screen.getByText(/We didn’t use “cheap” or “romantic”/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '2 days' }))
  expect(onAnswer).toHaveBeenCalledWith(choice)
})

test('a long list is shown whole on demand where there is little room', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((value) => piece({ key: `diet:${value}`, value, use: 'planned' }))
  show({ ...nothing, understood: [tokyo, ...many] })
  fireEvent.click(screen.getByText('Show all 6'))
  expect(screen.getByText('Show fewer').getAttribute('aria-expanded')).toBe('true')
})
