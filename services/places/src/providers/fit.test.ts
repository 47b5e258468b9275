import type { GeocodeKind, Resolution } from '@site/contracts/geocode'
import { describe, expect, it } from 'vitest'
import { fitOf, readQuestion } from './fit.ts'
import type { FoundPlace } from './found-place.ts'
import { settle } from './settle.ts'

const place = (kind: GeocodeKind, name: string, more: Partial<FoundPlace> = {}, lat = 51.52): FoundPlace => ({
  result: { kind, name, city: 'London', country: 'GB', lat, lon: -0.09, precision: 20, provider: 'Photon' },
  number: '',
  street: '',
  within: ['London', 'Greater London', 'England', 'United Kingdom', 'EC1Y 4SB'],
  ...more,
})
const house = (number: string, lat = 51.52) =>
  place('address', `${number} Chiswell Street`, { number, street: 'Chiswell Street' }, lat)
const arena = place('venue', 'Quillfeather Arena')
const street = place('street', 'Chiswell Street', { street: 'Chiswell Street' })

describe('a text and a place that a provider found', () => {
  it.each<[string, FoundPlace, string]>([
    ['24 Chiswell Street, London', house('24'), 'fits'],
    ['hotels near 24 Chiswell St, London UK', house('24'), 'fits'],
    ['Chiswell Street 24, EC1Y 4SB London', house('24'), 'fits'],
    // Another number, another city, and no city at all.
    ['24 Chiswell Street, London', house('26'), 'offer'],
    ['24 Chiswell Street, London', street, 'offer'],
    ['24 Chiswell Street, Leeds', house('24'), 'no'],
    ['24 Chiswell Street', house('24'), 'offer'],
    ['24 Chiswell Street, London', arena, 'no'],
    ['Chiswell Street, London', street, 'fits'],
    ['Chiswell Street', street, 'offer'],
    ['Quillfeather Arena', arena, 'fits'],
    ['hotels near Quillfeather Arena tonight', arena, 'fits'],
    ['quillfeather stadium, London', arena, 'offer'],
    ['Quilfeather Arena', arena, 'offer'],
    ['Quillf', arena, 'offer'],
    ['Quillfeather Arena, Paris', arena, 'no'],
    ['Quillfeather Arena 12', arena, 'no'],
    ['asdf qwer', arena, 'no'],
    ['キルフェザー', arena, 'offer'],
  ])('“%s” and $1.result.name: %s', (text, found, fit) => {
    expect(fitOf(readQuestion(text), found)).toBe(fit)
  })

  it('is asked for without the words that only ask', () => {
    expect(readQuestion('hotels near 24 Chiswell St, London').asked).toBe('24 chiswell st, london')
    expect(readQuestion('Łódź, ul. Piotrkowska 5').asked).toBe('Łódź, ul. Piotrkowska 5')
    expect(readQuestion('hotels near').asked).toBe('')
  })
})

describe('our answer and those of providers', () => {
  const unknown: Resolution = { status: 'unknown', place: null, candidates: [], notes: ['We found no place.'] }
  const ours = (many: number) => Array.from({ length: many }, (_, at) => place('place', `Ours ${at}`).result)
  const choose = (many: number): Resolution => ({ ...unknown, status: 'choose', candidates: ours(many) })
  const asked = readQuestion('24 Chiswell Street, London')
  const names = ({ candidates }: Resolution) => candidates.map(({ name }) => name)

  it('stays where ours is resolved', () => {
    const own: Resolution = { ...unknown, status: 'resolved', place: arena.result }
    expect(settle(own, [house('24')], asked)).toBe(own)
  })

  it('is the one that fits where we know none, by any number of providers', () => {
    const twice = [house('24'), house('24', 51.5205), house('26')]
    const found = settle(unknown, twice, asked)
    expect(found).toMatchObject({ status: 'resolved', place: { name: '24 Chiswell Street' } })
    expect(found.notes).toEqual(['This address comes from OpenStreetMap.'])
    expect(names(found)).toEqual(['26 Chiswell Street'])
  })

  it('asks between two that fit', () => {
    expect(settle(unknown, [house('24'), house('24', 51.6)], asked)).toMatchObject({ status: 'choose', place: null })
  })

  it('never answers with another number', () => {
    const found = settle(unknown, [house('26')], asked)
    expect(found).toMatchObject({ status: 'choose', place: null })
    expect(names(found)).toEqual(['26 Chiswell Street'])
  })

  it('asks with ours first, six at most, with a seat for one that fits', () => {
    const found = settle(choose(6), [house('24'), house('26')], asked)
    expect(names(found)).toEqual(['Ours 0', 'Ours 1', 'Ours 2', 'Ours 3', 'Ours 4', '24 Chiswell Street'])
    expect(found.status).toBe('choose')
  })

  it('has no place twice', () => {
    const own: Resolution = { ...choose(1), candidates: [house('26').result] }
    expect(settle(own, [house('26', 51.5201)], asked)).toBe(own)
  })

  it('is ours where nothing they found is meant', () => {
    expect(settle(unknown, [arena], asked)).toBe(unknown)
  })
})
