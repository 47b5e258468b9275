import { tripFields } from '@site/contracts/trip-fields'
import { expect, test } from 'vitest'
import { fieldsOf, noFields, readFields, type MoreFields } from './trip-fields.ts'

test('an untouched form says nothing', () => expect(readFields(noFields)).toBeUndefined())

test.each<[Partial<MoreFields>, object | undefined]>([
  [
    { adults: '2', children: '5 and 8' },
    { adults: 2, children: [5, 8] },
  ],
  [{ children: '4, 17, 18, 40' }, { children: [4, 17] }],
  [{ budget: '1,500' }, { budget: { amount: 1500, currency: 'AUD', per: 'trip' } }],
  [{ arrival: '15:40', departure: '25:00' }, { arrival: '15:40' }],
  [
    { diet: 'halal', walking: 'little', stepFree: true },
    { diet: ['halal'], walking: { level: 'little' }, stepFree: true },
  ],
  [{ adults: '0', budget: '-5', children: 'none' }, undefined],
])('%j is sent as %j', (fields, sent) => {
  const read = readFields({ ...noFields, ...fields })
  expect(read).toEqual(sent)
  expect(tripFields.safeParse(read ?? {}).success).toBe(true)
})

test('what was sent stands in the form again', () => {
  const fields: MoreFields = {
    ...noFields,
    adults: '2',
    children: '5, 8',
    diet: 'vegan',
    budget: '900',
    walking: 'lots',
  }
  expect(fieldsOf(readFields(fields))).toEqual(fields)
  expect(fieldsOf(undefined)).toEqual(noFields)
})
