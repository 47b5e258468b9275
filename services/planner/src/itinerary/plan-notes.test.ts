import { expect, it } from 'vitest'
import { farthestNote, type NotedStretch } from './plan-notes.ts'

const noteOf = (widened: boolean, lat: number): string | null => {
  const stops = [[{ poi: { lat, lon: 0 } }]]
  return farthestNote({
    context: { widened, base: { lat: 0, lon: 0 } },
    verified: { stops },
  } as unknown as NotedStretch)
}

it.each([
  ['the distance of the farthest stop', true, 0.1, '12 km'],
  ['nothing where every stop is close by', true, 0.05, null],
  ['nothing where there were places enough', false, 0.1, null],
])('says %s', (_, widened, lat, said) => {
  expect(/\d+ km/.exec(noteOf(widened, lat) ?? '')?.[0] ?? null).toBe(said)
})
