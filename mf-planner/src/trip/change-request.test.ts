import { expect, test } from 'vitest'
import { withAnswer, withoutPieces, wordsIn } from './change-request.ts'
import { initialState } from './planner-store.ts'
import { noFields } from './trip-fields.ts'

const request = { ...initialState.request, destination: '5 days in London, 3-4 May', without: ['diet:vegan'] }

test('words of the text are set aside, a field of the form is emptied', () => {
  const asked = { ...request, fields: { ...noFields, arrival: '15:40', diet: 'halal' as const } }
  const changed = withoutPieces(asked, ['diet:vegan', 'budget', 'form:arrival', 'form:diet:halal'])
  expect(changed.without).toEqual(['diet:vegan', 'budget'])
  expect(changed.fields).toEqual(noFields)
})

test('an answer sets the fields that it names', () => {
  const choice = { words: '', without: ['dates', 'days'], set: { days: 5, startDate: '2027-05-03' } }
  expect(withAnswer(request, choice)).toEqual({
    ...request,
    days: 5,
    startDate: '2027-05-03',
    without: ['diet:vegan', 'dates', 'days'],
  })
})

test.each([
  ['5 days', [0, 6]],
  ['gone', null],
  ['', null],
])('the words “%s” stand at %j', (words, place) => expect(wordsIn(request.destination, { words })).toEqual(place))
