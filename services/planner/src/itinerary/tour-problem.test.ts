import { expect, it } from 'vitest'
import { longestDetour } from './tour-problem.ts'

it.each([
  ['a garden at the airport, where one stays an hour and a half', 90, 90],
  ['a palace outside the town, where one stays four hours', 240, 240],
  ['a theme park at the far end of the county', 480, 260],
  ['a museum of two hours and a half', 150, 150],
  ['what is neither a must-see nor asked for', 0, 90],
])('the longest detour for %s is no longer than the stay', (_, stay, longest) => {
  expect(longestDetour(stay)).toBe(longest)
})
