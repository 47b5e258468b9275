import { createPlaces } from '@site/places'
import { expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { weekday } from './days.ts'
import { undatedStart } from './undated-start.ts'

const port = createPlaces({ now: () => new Date('2026-11-23T03:00:00Z') })
const SOANE = { name: 'Soane', id: 'p-london-sir-john-soanes-museum' }
const [MONDAY, TUESDAY] = [0, 1]

const startOf = (mustSee: readonly (typeof SOANE)[], days: number): string => {
  const destination = port.resolveDestination('London')
  if (destination === null) throw new Error('no London')
  const trip = { ...emptyTrip, hard: { ...emptyTrip.hard, mustSee: [...mustSee] } }
  const { country } = destination
  const known = { closures: port.closures(country), holidays: port.holidays(country) }
  return undatedStart({ trip, request: { days, themes: [] }, destination, ...known, today: '2026-11-23' }, port)
}

// Shut on Mondays and Tuesdays, on which the plan would begin and end.
it.each([
  ['nothing has to be seen', [], 2, [MONDAY]],
  ['what has to be seen is shut on both days', [SOANE], 2, [TUESDAY]],
  ['it is shut on the only day', [SOANE], 1, [2]],
  ['it is open on the last of three', [SOANE], 3, [MONDAY]],
])('begins on another day where %s', (_, mustSee, days, first) => {
  expect(first).toContain(weekday(startOf(mustSee, days)))
})
