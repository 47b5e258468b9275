import { expect, it } from 'vitest'
import { samplePort } from '../testing/sample-city.ts'
import { readRequest } from './read-request.ts'

const isTold = (notes: string): boolean => {
  const { trip } = readRequest({ destination: 'Sampleton', days: 2, notes }, samplePort(), '2026-03-01')
  return trip.party?.seniors === true
}

it.each([
  'with my parents (70)',
  'we are two sisters (68 and 72)',
  'Mum is 81 and loves roses',
  'grandparents + two kids',
  'we are both in our seventies',
  'my wife’s 70th birthday',
  'mit Oma',
  'con mis abuelos',
])('somebody older comes along: %s', (notes) => expect(isTold(notes)).toBe(true))

it.each([
  'visiting my grandparents on Sunday',
  'two adults, 70 euros a day',
  'my parents stay at home',
  'we like the music of the 70s',
  'both of us walk 80 minutes a day',
  'my grandma’s house is near',
])('nobody older comes along: %s', (notes) => expect(isTold(notes)).toBe(false))
