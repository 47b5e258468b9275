import { describe, expect, it } from 'vitest'
import { housesAt, isStreetWord, nearestHouses, StreetIndex, streetKey } from './streets.ts'

const row = (name: string, city: string, country: string) => ({ name, city, country, lat: 1, lon: 2, precision: 10 })
const index = new StreetIndex(
  [
    row('Mannerheimintie', 'Helsinki', 'FI'),
    row('Mannerheimintie 22-24', 'Helsinki', 'FI'),
    row('Mannerheimintie 5', 'Helsinki', 'FI'),
    row('45 Rue Grimaldi', 'Monaco', 'MC'),
    row('Kalevankatu 30', 'Helsinki', 'FI'),
    row('120 Spencer Street', 'Melbourne', 'AU'),
    row('Carrer de Mallorca 401', 'Barcelona', 'ES'),
    row('75006 Paris', 'Paris', 'FR'),
  ],
  new Set(['Helsinki|FI', 'Monaco|MC']),
)
const found = (text: string) => {
  const [reading] = index.read(text)
  const [street] = reading?.streets ?? []
  if (!reading?.number || !street) return null
  return housesAt(street, reading.number).map(({ row: { name } }) => name)
}

describe('a house in a text', () => {
  it.each([
    ['Mannerheimintie 22', ['Mannerheimintie 22-24']],
    ['5 mannerheimintie, Helsinki', ['Mannerheimintie 5']],
    ['Kalevankatu 30 A 5 Helsinki', ['Kalevankatu 30']],
    ['Level 3, 120 Spencer St Melbourne', ['120 Spencer Street']],
    ['12/120 Spencer Street', ['120 Spencer Street']],
    ['C/ Mallorca 401, Barcelona', ['Carrer de Mallorca 401']],
    ['rue grimaldi 45', ['45 Rue Grimaldi']],
    ['46 Rue Grimaldi', []],
    ['75006 Paris', null],
    ['Formula 1 Monaco', null],
  ])('%s', (text, houses) => expect(found(text)).toEqual(houses))

  it('offers the nearest numbers it knows, as what they are', () => {
    const [street] = index.named('mannerheimintie')
    const number = { from: 7, to: 7, letter: '', block: '' }
    expect(street && nearestHouses(street, number, 1).map(({ row: { name } }) => name)).toEqual(['Mannerheimintie 5'])
  })

  it('finds a street without a number, and by its beginning', () => {
    expect(index.readStreet('mannerheimintie helsinki')?.rest).toBe('helsinki')
    expect(index.beginning('mannerh').map(({ name }) => name)).toEqual(['Mannerheimintie'])
  })

  it('spells streets alike', () => {
    expect(streetKey('Hauptstraße')).toBe(streetKey('Hauptstr.'))
    expect(streetKey('St Kilda Rd')).toBe(streetKey('Saint Kilda Road'))
    expect(['street', 'blvd', 'mannerheimintie', 'hauptstr', 'gasse'].every(isStreetWord)).toBe(true)
    expect(['arena', 's', 'melbourne'].some(isStreetWord)).toBe(false)
  })
})
