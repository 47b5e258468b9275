import { expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { onFeasts } from './feasts.ts'
import type { Stop } from './stops.ts'

const [place] = samplePlaces({ places: 1 })
const dates = ['2026-12-31', '2027-01-01', '2027-01-02']
const stopAt = (name: string): Stop => ({
  poi: { ...place, name },
  meal: null,
  fixed: null,
  minutes: 60,
  longest: 60,
  score: 80,
  hours: 'assumed',
  windows: dates.map(() => [[540, 900]]),
})
const told = (name: string, country: string) =>
  onFeasts(stopAt(name), country, dates).map(({ score, windows }) => [score, windows.map((own) => own.length)])

it.each(['Meiji Jingu', 'Senso-ji', 'Yasukuni Shrine'])('%s is for New Year’s Day', (name) => {
  expect(told(name, 'JP')).toEqual([
    [80, [1, 0, 0]],
    [480, [0, 1, 0]],
    [280, [0, 0, 1]],
  ])
})

it.each([
  ['Tokyo Tower', 'JP'],
  ['Temple of Debod', 'ES'],
])('%s in %s is as on every day', (name, country) => expect(told(name, country)).toEqual([[80, [1, 1, 1]]]))

it('tells of the queues on those days alone', () => {
  expect(onFeasts(stopAt('Meiji Jingu'), 'JP', dates).map(({ poi }) => poi.tip)).toEqual([
    undefined,
    'The first visit of the year: long queues all day.',
    'The first visit of the year: long queues all day.',
  ])
})
