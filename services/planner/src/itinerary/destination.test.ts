import { describe, expect, it } from 'vitest'
import { samplePort } from '../testing/sample-city.ts'
import type { Destination } from './places.ts'
import { extractPlaceName, parseDestination } from './destination.ts'

describe('extractPlaceName', () => {
  it.each([
    ['cheap 3 days in Sydney under $200', 'Sydney'],
    ['trip to Melbourne', 'Melbourne'],
    ['Melbourne please', 'Melbourne'],
    ['🎾 Australian Open 🎾', 'Australian Open'],
    ['Plan me a romantic weekend in Paris for two', 'Paris'],
    ['a 5-day family holiday in New York, 1500 USD per person', 'New York'],
    ['Rod Laver Arena', 'Rod Laver Arena'],
    ['São Paulo, BR', 'São Paulo, BR'],
    ["L'Aquila", "L'Aquila"],
    ['-37.81, 144.96', '-37.81, 144.96'],
    ['plan a trip', ''],
  ])('reduces “%s” to “%s”', (text, place) => expect(extractPlaceName(text)).toBe(place))
})

describe('parseDestination', () => {
  const base = samplePort()
  const named = (name: string, city: Destination) => ({ ...city, kind: 'venue' as const, id: 'v', name })
  const port = {
    ...base,
    resolveDestination: (text: string) => {
      const city = base.resolveDestination('Sampleton')
      if (city === null) throw new Error('no sample')
      if (text === 'Sampleton' || text === '-37.81, 144.96') return city
      if (text === 'A Day in Sampleton') return named('A Day in Sampleton', city)
      if (text === 'Sampleton please') return named('Mao Please', city)
      return text === 'trip to Sampleton' ? named('Eel Trap', city) : null
    },
  }
  it('removes trip words when the whole text names nothing', () => {
    const read = parseDestination('Sampleton under $50', port)
    expect(read?.destination.kind).toBe('city')
    expect(read?.note).toContain('We read this as “Sampleton”')
  })
  it.each(['trip to Sampleton', 'Sampleton please'])(
    'removes trip words when the whole text only resembles another name: “%s”',
    (text) => expect(parseDestination(text, port)?.destination.kind).toBe('city'),
  )
  it('keeps a name that contains trip words', () =>
    expect(parseDestination('A Day in Sampleton', port)).toMatchObject({ destination: { id: 'v' }, note: null }))
  it('returns null when neither text names a place', () => expect(parseDestination('my trip', port)).toBeNull())
})
