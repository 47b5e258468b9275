import { describe, expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { heatNote, heatOn, isInTheSun, outOfHeat, type Heat } from './heat.ts'

const [sample] = samplePlaces({ places: 1 })
const dubai = { lat: 25.2, lon: 55.27 }

describe('heatOn', () => {
  it.each([
    ['2027-07-08', 'AE', dubai, 'hot'],
    ['2027-01-08', 'AE', dubai, null],
    ['2027-07-08', 'US', { lat: 33.45, lon: -112.07 }, 'hot'],
    ['2027-07-08', 'US', { lat: 40.7, lon: -74 }, null],
    ['2027-02-08', 'SG', { lat: 1.3, lon: 103.8 }, 'warm'],
    ['2027-07-08', 'IT', { lat: 45.46, lon: 9.19 }, null],
  ] as const)('%s in %s at %o: %s', (date, country, at, heat) => {
    expect(heatOn(date, country, at)).toBe(heat)
  })
})

it.each([
  [{ category: 'park', name: 'Safa Park', themes: [] }, true],
  [{ category: 'sight', name: 'Kite Beach', themes: [] }, true],
  [{ category: 'experience', name: 'Abra Ride', themes: [] }, true],
  [{ category: 'experience', name: 'Aquaventure Waterpark', themes: ['outdoors'] }, false],
  [{ category: 'experience', name: 'Cloud Forest and Flower Dome', themes: ['outdoors'] }, false],
  [{ category: 'museum', name: 'Garden Museum', themes: [] }, false],
  [{ category: 'market', name: 'Gold Souk', themes: [] }, true],
  [{ category: 'market', name: 'Souk Madinat Jumeirah', themes: [] }, false],
  [{ category: 'market', name: 'The Dubai Mall', themes: [] }, false],
  [{ category: 'sight', name: 'Al Fahidi Historical Neighbourhood', themes: [] }, true],
  [{ category: 'view', name: 'Sky Tower', themes: [] }, false],
  [{ category: 'sight', name: 'Burj Al Arab', themes: [], openingHours: null, visitMinutes: 45 }, true],
  [{ category: 'sight', name: 'Al Seef', themes: [], openingHours: '24/7' }, true],
  [{ category: 'sight', name: 'Jumeirah Mosque', themes: [], openingHours: null }, false],
  [{ category: 'sight', name: 'Emirates Palace', themes: [], openingHours: null }, false],
])('one is in the sun at %o: %s', (place, is) => {
  expect(isInTheSun({ ...sample, openingHours: 'Mo-Su 09:00-22:00', ...place })).toBe(is)
})

describe('outOfHeat', () => {
  const poi = { ...sample, category: 'park', name: 'A park', themes: [] }
  const stop = { poi, minutes: 60, score: 80, windows: [[[540, 1200]]] as const }
  const on = (heat: Heat | null) => outOfHeat(stop, [{ heat }]).map(({ score, windows }) => ({ score, windows }))

  it('leaves a visit as it was where no day is hot', () => {
    expect(outOfHeat(stop, [{ heat: null }])).toEqual([stop])
  })

  it('where it is hot ends it by eleven, or begins it at five', () => {
    expect(on('hot')).toEqual([
      {
        score: 80,
        windows: [
          [
            [540, 600],
            [1020, 1200],
          ],
        ],
      },
    ])
  })

  it('where it is warm makes midday worth less', () => {
    expect(on('warm').map(({ score }) => score)).toEqual([80, 60])
  })
})

it('says so of hot days alone', () => {
  expect(heatNote('Dubai', [{ date: '2027-07-08', heat: 'hot' }])).toBe(
    'Dubai is very hot in July, so parks, beaches, lookouts and open-air markets are before 11:00 or after 17:00. Other stops may still have you outside for a while.',
  )
  expect(heatNote('Singapore', [{ date: '2027-07-08', heat: 'warm' }])).toBeNull()
})
