import { readFileSync } from 'node:fs'
import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { isNarrative } from './narrative.ts'
import { readRequest } from './read-request.ts'
import { summary } from './testing/summary.ts'

const today = '2026-11-23'
const port = createPlaces({ now: () => new Date(`${today}T03:00:00Z`) })
const rows = readFileSync(new URL('./testing/shapes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))

it.each(rows)('%s: %s | %s', (_rule, destination = '', notes = '', reading, quoted = '', questions = '') => {
  const found = readRequest({ destination, days: 3, ...(notes === '' ? {} : { notes }) }, port, today)
  expect(summary(found)).toBe(reading)
  expect(found.reading.notUsed.join('; ')).toBe(quoted)
  expect(found.reading.questions.map(({ key }) => key).join(' ')).toBe(questions)
})

it.each([
  ['raves', true],
  ['promised', true],
  ['finally', true],
  ["husband's", true],
  ['c', true],
  ['rally', false],
  ['family-run', false],
  ['swimming', false],
  ['apartment', false],
  ['quietly', false],
  ['opera', false],
])('tells what asks for nothing from what may be a wish: %s', (word, expected) => {
  expect(isNarrative(word)).toBe(expected)
})
