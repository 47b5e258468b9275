import { expect, it } from 'vitest'
import { isSameHouse, joinHalf, numbersApart, readHouseNumber } from './house-number.ts'

const read = (text: string) => {
  const number = readHouseNumber(text)
  if (!number) throw new Error(`${text} is no house number`)
  return number
}

it.each([
  ['12', '12', true],
  ['12A', '12a', true],
  ['12 A', '12A', true],
  ['12', '12A', false],
  ['12A', '12', false],
  ['22', '22-24', true],
  ['23', '22-24', false],
  ['15–17', '15-17', true],
  ['15-19', '15-17', false],
  ['56-57', '56-57', true],
  ['57', '56-57', true],
  ['55-56', '56-57', false],
  ['76½', '76½', true],
  ['76', '76½', false],
  ['4 bis', '4bis', true],
  ['1-1-2', '1-1-2', true],
  ['1-1-2', '1-1-3', false],
  ['12', '112', false],
])('%s asked for, %s known: %s', (asked, known, same) => expect(isSameHouse(read(asked), read(known))).toBe(same))

it('says how far apart numbers are, own side first', () => {
  expect(numbersApart(read('12'), read('14'))).toBeLessThan(numbersApart(read('12'), read('13')) + 2)
  expect(numbersApart(read('12'), read('10-12'))).toBe(0)
  expect(numbersApart(read('12'), read('13'))).toBe(1.5)
})

it.each([
  ['76 1/2 Horatio Street', '76½ Horatio Street'],
  ['76½ Horatio Street', '76½ Horatio Street'],
  ['76 1⁄2 Horatio Street', '76½ Horatio Street'],
  ['1/2 Horatio Street', '1/2 Horatio Street'],
  ['76 11/2 Horatio Street', '76 11/2 Horatio Street'],
])('joins the half of %s', (text, joined) => expect(joinHalf(text)).toBe(joined))
