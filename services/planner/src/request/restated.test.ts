import { itineraryEdit, itineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { planItinerary } from '../itinerary/plan.ts'
import { outlineOf } from '../testing/outline.ts'
import { samplePort } from '../testing/sample-city.ts'
import { readRequest } from './read-request.ts'
import { restate, textAsRead } from './restated.ts'
import { stretchToEdit } from './stretch-to-edit.ts'

describe('words that were put plainly', () => {
  it('stand where they were typed; what was never typed changes nothing', () => {
    const request = {
      destination: 'Sampleton  for me + gf',
      notes: 'Ça va, no paintings',
      restated: [
        { words: 'me + GF', plain: '2 adults' },
        { words: 'no paintings', plain: 'no galleries' },
        { words: 'by boat', plain: 'boat trips' },
        { words: 'paintings', plain: 'never twice' },
        { words: 'on', plain: 'no part of a word' },
      ],
    }
    expect(textAsRead(request)).toBe('Sampleton  for 2 adults Ça va, no galleries')
    expect(restate(request).used).toHaveLength(2)
  })

  it('are told in the words that were typed, and quoted so where they say nothing to the rules', () => {
    const { reading } = readRequest(
      {
        destination: 'Sampleton, duo',
        days: 2,
        notes: 'keep it breezy. gossamer evenings',
        restated: [
          { words: 'duo', plain: '2 adults' },
          { words: 'gossamer evenings', plain: 'shimmering zyx' },
        ],
      },
      samplePort(),
      '2026-03-01',
    )
    expect(reading.understood).toContainEqual(
      expect.objectContaining({ label: 'Who', value: '2 adults', words: 'duo', field: 'destination', by: 'model' }),
    )
    expect(reading.understood.find(({ key }) => key === 'city:Sampleton')?.by).toBeUndefined()
    expect(reading.notUsed).toEqual(['keep it breezy', 'gossamer evenings'])
  })
})

it('a change to a plan takes the words as they were restated', async () => {
  const port = samplePort()
  const now = new Date('2026-03-01T02:00:00Z')
  const restated = [{ words: 'nothing that had a face', plain: 'vegetarian' }]
  const request = itineraryRequest.parse({
    destination: 'Sampleton',
    days: 2,
    notes: 'nothing that had a face',
    restated,
  })
  const { plan } = await planItinerary(request, port, { now, maxIterations: 50 })
  const edit = itineraryEdit.parse({ action: 'day', day: 0, plan: outlineOf(plan), request })
  const stretch = stretchToEdit(edit, port, now)
  expect(stretch).toMatchObject({ input: { trip: { hard: { diet: ['vegetarian'] } } } })
})
