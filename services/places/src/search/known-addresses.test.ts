import { describe, expect, it } from 'vitest'
import { houseOf } from './known-addresses.ts'

describe('the house an address names', () => {
  it.each([
    ['123 Collins Street, Melbourne VIC 3000', '123 Collins Street'],
    ['Ground 362 Little Bourke Street MELBOURNE VIC 3000', '362 Little Bourke Street'],
    ['Shop 3, 10 Hoff Boulevard SOUTHBANK VIC 3006', '10 Hoff Boulevard'],
    ['Shop 3, Arcade', null],
    ['97 rue Lauriston, 75116 Paris', '97 rue Lauriston'],
    ['C Trafalgar 26, 08010 Barcelona', 'C Trafalgar 26'],
    ['Lerchenfelder Straße 1-3, 1070 Wien', 'Lerchenfelder Straße 1-3'],
    ['Olympic Boulevard, Melbourne VIC 3000', null],
    ['00100, Helsinki', null],
    ['', null],
  ])('%j: %j', (address, house) => expect(houseOf(address)).toBe(house))
})
