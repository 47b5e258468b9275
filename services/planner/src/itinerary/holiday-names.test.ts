import { expect, it } from 'vitest'
import { plainDay } from '../testing/plain-day.ts'
import { publicHolidayNote } from './gathered-notes.ts'
import { holidayName } from './holiday-names.ts'

it.each([
  ['2027-05-17', 'DE', 'Whit Monday'],
  ['2027-03-26', 'GB', 'Good Friday'],
  ['2026-12-26', 'GB', 'Boxing Day'],
  ['2026-12-26', 'AT', 'St Stephen’s Day'],
  ['2027-07-01', 'CA', 'Canada Day'],
  ['2026-11-26', 'US', 'Thanksgiving'],
  ['2027-02-07', 'SG', 'Lunar New Year'],
  ['2027-05-24', 'CA', 'Victoria Day'],
  ['2027-05-31', 'US', 'Memorial Day'],
  ['2027-08-30', 'GB', 'summer bank holiday'],
  ['2027-10-11', 'CA', 'Thanksgiving'],
  ['2027-09-14', 'KR', 'Chuseok'],
  ['2027-09-16', 'KR', 'Chuseok'],
  ['2026-09-25', 'KR', 'Chuseok'],
  ['2027-09-13', 'KR', null],
  ['2027-05-04', 'JP', 'Greenery Day'],
  ['2027-07-01', 'DE', null],
])('%s in %s is %s', (date, country, name) => expect(holidayName(date, country)).toBe(name))

it('the note of public holidays names those that are known', () => {
  const day = (date: string) => ({ ...plainDay(date), holiday: true, country: 'DE' })
  expect(publicHolidayNote([day('2027-05-17'), day('2027-05-18'), plainDay('2027-05-19')])).toBe(
    '17 May 2027 (Whit Monday) and 18 May 2027 are public holidays, so opening hours may differ.',
  )
})
