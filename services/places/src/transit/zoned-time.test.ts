import { describe, expect, it } from 'vitest'
import { momentOf, startOfServiceDay, wallTime } from './zoned-time.ts'

const zone = 'Australia/Melbourne'

describe('times of a zone', () => {
  it.each(['2027-01-15', '2027-07-15', '2027-04-04', '2027-10-03'])(
    'are read back as they were written on %s',
    (date) => {
      for (const time of ['00:30', '12:00', '23:59'])
        expect(wallTime(momentOf({ date, time }, zone), zone)).toEqual({ date, time })
    },
  )

  it.each([
    ['on a usual day', '2027-03-10', '2027-03-10', '00:00'],
    // Clocks go back at 3:00 on 4 April and on at 2:00 on 3 October 2027: a train at 08:00 leaves at 08:00 all the same.
    ['on the day clocks go back', '2027-04-04', '2027-04-04', '01:00'],
    ['on the day clocks go on', '2027-10-03', '2027-10-02', '23:00'],
  ])('count from noon less twelve hours %s', (_, day, date, time) => {
    const start = startOfServiceDay(day, zone)
    expect(wallTime(start, zone)).toEqual({ date, time })
    expect(wallTime(start + 8 * 3600, zone)).toEqual({ date: day, time: '08:00' })
  })
})
