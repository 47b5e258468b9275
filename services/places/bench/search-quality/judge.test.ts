import { describe, expect, it } from 'vitest'
import { isAccepted, isListed, judge, type AnsweredPlace, type SearchAnswer } from './judge.ts'
import type { AcceptedPlace } from './queries.ts'

const accepted = (fields: Partial<AcceptedPlace> = {}): AcceptedPlace => ({
  kind: 'venue',
  lat: -37.822,
  lon: 144.9785,
  radius: 500,
  name: 'Rod Laver Arena, Melbourne AU',
  source: 'curated',
  ...fields,
})
const answered = (fields: Partial<AnsweredPlace> = {}): AnsweredPlace => ({
  kind: 'venue',
  name: 'Rod Laver Arena',
  lat: -37.822,
  lon: 144.9785,
  ...fields,
})
const elsewhere = answered({ lat: 51.556, lon: -0.2796, name: 'Wembley Stadium' })
const answer = (fields: Partial<SearchAnswer>): SearchAnswer => ({
  status: 'unknown',
  candidates: [],
  notes: [],
  ...fields,
})
const resolved = (place: AnsweredPlace, ...notes: string[]) => answer({ status: 'resolved', place, notes })
const choose = (...candidates: AnsweredPlace[]) => answer({ status: 'choose', candidates })
const unknown = answer({})

describe('whether an answered place is the accepted one', () => {
  it('measures the distance and knows no ids', () => {
    expect(isAccepted(accepted(), answered({ lat: -37.826, name: 'Flinders Park Centre Court' }))).toBe(true)
    expect(isAccepted(accepted(), answered({ lat: -37.827 }))).toBe(false)
  })

  it.each([
    ['venue', 'event', true],
    ['venue', 'hotel', false],
    ['venue', 'city', false],
    ['city', 'city', true],
    ['city', 'hotel', false],
    ['hotel', 'venue', false],
    ['station', 'place', true],
    ['postcode', 'city', false],
  ] as const)('takes for a %s a %s: %s', (meant, kind, fits) => {
    expect(isAccepted(accepted({ kind: meant }), answered({ kind }))).toBe(fits)
  })

  it.each([
    ['Bulevardi 9, Helsinki FI', 'Bulevardi 9', true],
    ['Bulevardi 9, Helsinki FI', 'Bulevardi 9 A', false],
    ['Bulevardi 9, Helsinki FI', 'Bulevardi 11', false],
    ['Bulevardi 9, Helsinki FI', 'Yrjönkatu 9', false],
    ['Bulevardi 9, Helsinki FI', 'Bulevardi', false],
    ['Bulevardi, Helsinki FI', 'Bulevardi 9', false],
    ['11A Bayfront Avenue, Singapore SG', '11a Bayfront Ave', true],
    ['11A Bayfront Avenue, Singapore SG', '11 Bayfront Avenue', false],
    ['Mannerheimintie 22-24, Helsinki FI', 'Mannerheimintie 22', true],
    ['Mannerheimintie 22-24, Helsinki FI', 'Mannerheimintie 23', false],
    ['5b Boulevard Albert 1er, Monaco MC', '5 b Bd Albert 1er', true],
    ['4bis Rue de la Colle, Monaco MC', '4 bis rue de la Colle', true],
    ['45 Rue Grimaldi, Monaco MC', '45 Rue Grimaldi, 98000 Monaco', true],
  ])('for the address %s judges %s: %s', (name, other, fits) => {
    expect(isAccepted(accepted({ kind: 'address', name }), answered({ kind: 'address', name: other }))).toBe(fits)
  })
})

describe('a query that means one place', () => {
  const question = { expect: 'resolve', accepted: [accepted()] } as const
  it.each([
    ['right-first', resolved(answered())],
    ['right-choice', choose(elsewhere, answered())],
    ['missed', choose(elsewhere)],
    ['missed', choose(...Array.from({ length: 6 }, () => elsewhere), answered())],
    ['missed', choose()],
    ['missed', unknown],
    ['silently-wrong', resolved(elsewhere)],
    ['wrong', resolved(elsewhere, 'We left out “Laver”.')],
  ])('is %s', (verdict, given) => {
    expect(judge(question, given)).toBe(verdict)
  })
})

describe('a query that several places fit', () => {
  const there = accepted({ lat: 51.556, lon: -0.2796 })
  const station = accepted({ kind: 'station', radius: 400 })
  const question = { expect: 'ask', accepted: [accepted(), station, there] } as const
  it.each([
    ['right-choice', choose(elsewhere, answered())],
    ['missed', choose(answered(), answered({ kind: 'station' }))],
    ['missed', choose(answered())],
    ['missed', choose(answered(), answered())],
    ['missed', unknown],
    ['silently-wrong', resolved(answered())],
    ['wrong', resolved(answered(), 'There are others.')],
  ])('is %s', (verdict, given) => {
    expect(judge(question, given)).toBe(verdict)
  })
})

describe('a house number that the street does not have', () => {
  const question = { expect: 'ask', accepted: [] } as const
  it.each([
    ['right-choice', choose(elsewhere)],
    ['honest-unknown', unknown],
    ['missed', choose()],
    ['silently-wrong', resolved(elsewhere)],
  ])('is %s', (verdict, given) => {
    expect(judge(question, given)).toBe(verdict)
  })
})

describe('a text that names nothing', () => {
  const question = { expect: 'unknown', accepted: [] } as const
  it.each([
    ['honest-unknown', unknown],
    ['missed', choose(elsewhere)],
    ['silently-wrong', resolved(elsewhere)],
  ])('is %s', (verdict, given) => {
    expect(judge(question, given)).toBe(verdict)
  })
})

it('tells whether what is meant is among the first six, whatever is claimed', () => {
  const question = { expect: 'resolve', accepted: [accepted()] } as const
  expect(isListed(question, { ...resolved(elsewhere), candidates: [elsewhere, answered()] })).toBe(true)
  expect(isListed(question, resolved(elsewhere))).toBe(false)
})
