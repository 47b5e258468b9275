import { expect, it } from 'vitest'
import { grouped, monthWord } from './date-words.ts'

const DAYS = Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10))

it('calls months as Australians write them', () => {
  const months = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' })
  for (const day of DAYS) expect(monthWord(day)).toBe(months.format(Date.parse(day)))
})

it.each([0, 7, 999, 1000, 12_500, 1_234_567])('groups %d as they write it', (count) =>
  expect(grouped(count)).toBe(count.toLocaleString('en-AU')),
)

it('says nothing of what is no day', () => expect(monthWord('soon')).toBe(''))
