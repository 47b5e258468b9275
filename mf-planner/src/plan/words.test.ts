import { expect, test } from 'vitest'
import { hoursWords } from './words.ts'

test.each([
  ['24/7', 'day and night'],
  ['Mo-Su 10:00-17:00', 'daily 10:00–17:00'],
  ['Tu,Th,Fr 06:00-15:00; Sa 06:00-16:00', 'Tue, Thu, Fri 06:00–15:00; Sat 06:00–16:00'],
  ['Mo-Fr 09:00-17:30; PH off', 'Mon–Fri 09:00–17:30; public holidays closed'],
  ['sunrise-sunset', 'sunrise-sunset'],
])('%s reads %s', (notation, words) => expect(hoursWords(notation)).toBe(words))
