import { fileURLToPath } from 'node:url'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { failureLines } from './report.ts'
import { evenly, NOW, readRequests, runRequests, SMALL } from './run.ts'
import { isGood } from './score.ts'

it('plans some requests of every kind as a traveller expects', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const requests = evenly(readRequests(folder), SMALL)
  expect(requests).toHaveLength(SMALL)
  const places = createPlaces({ now: () => NOW })
  const [score] = await runRequests(requests, { folder, places, withModel: false })
  if (!score) throw new Error('No half was scored')
  expect(isGood(score) ? [] : failureLines(score)).toEqual([])
}, 300_000)
