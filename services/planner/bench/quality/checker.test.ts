import type { ItineraryResponse } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { checksOf } from './checker.ts'
import { readClosedDays } from './closed-days.ts'
import { readJudgedPlaces } from './judged-places.ts'
import { readTable, type QualityRequest } from './request-table.ts'
import { soundAnswer, stop } from './sound-answer.ts'

const known = {
  closedDays: readClosedDays('IT\tRome\tTue\tname Baths of Caracalla\t'),
  judged: readJudgedPlaces(
    'gone\tGone\tRome\tdefunct\t\ntwin\tTwin\tRome\tduplicate_of\tpantheon\ncounter\tX\tRome\tfast_food\t',
  ),
}
const request = (expected: string): QualityRequest => {
  const [own] = readTable(`rome-01\tRome, 9 March 2027, vegan\t\t\t${expected}\t`, 'tuning')
  if (own === undefined) throw new Error('no row')
  return own
}
const EXPECTED = 'in=Rome; days=1; first=2027-03-09; diet=vegan'
const wrongOf = (answer: ItineraryResponse, expected = EXPECTED): string[] => {
  const checks = checksOf(answer, request(expected), { known, now: new Date('2026-11-23T03:00:00Z'), withModel: false })
  return [...new Set(checks.flatMap(({ kind, wrong }) => (wrong === null ? [] : [kind])))]
}
/** The sound plan with one thing changed. */
const changed = (change: (answer: ItineraryResponse) => void): ItineraryResponse => {
  const answer = soundAnswer()
  change(answer)
  return answer
}
const slotsOf = ({ plan }: ItineraryResponse) => plan[0]?.slots ?? []
const put = (index: number, slot: ReturnType<typeof stop>) => (answer: ItineraryResponse) => {
  slotsOf(answer)[index] = slot
}

it('looks at an event of several days on the day that is expected', () => {
  const answer = soundAnswer()
  const [day] = answer.plan
  if (day === undefined) throw new Error('no day')
  answer.meta.searchNote = 'This date is expected.'
  const open = stop('Rome Open', 'sports', '10:00', '13:00', { fixed: 'event' })
  answer.plan = [
    { ...day, slots: [open] },
    { ...day, date: '2027-03-10', slots: [{ ...open, start: '11:00', end: '14:00' }] },
  ]
  const expects = (clock: string) => wrongOf(answer, `event=Rome Open@2027-03-10 ${clock}`).includes('event')
  expect([expects('11:00..12:00'), expects('10:00..10:30')]).toEqual([false, true])
})

it('finds nothing wrong with a plan that is right', () => expect(wrongOf(soundAnswer())).toEqual([]))

describe('a damaged plan', () => {
  const base = { lat: 41.89, lon: 12.48 }
  it.each<[kind: string, change: (answer: ItineraryResponse) => void]>([
    ['dates', ({ plan: [day] }) => void (day && (day.date = '2020-03-09'))],
    ['days', ({ plan }) => void plan.push({ date: '2027-03-10', slots: [] })],
    ['order', put(2, stop('Galleria Borghese', 'museum', '13:05', '15:20'))],
    ['holes', put(2, stop('Galleria Borghese', 'museum', '14:15', '15:20'))],
    ['meals', (answer) => void slotsOf(answer).splice(1, 1)],
    ['meals', put(5, stop('Osteria Bianca', 'food', '22:40', '23:30', { meal: 'dinner' }))],
    ['meals', put(1, stop('Some Church', 'sight', '12:00', '13:00', { meal: 'lunch' }))],
    ['closed', put(0, stop('Baths of Caracalla', 'sight', '09:30', '11:30'))],
    [
      'closed',
      (answer) => {
        const [first] = slotsOf(answer)
        if (first) first.activity.openingHours = 'We-Su 09:00-18:00'
      },
    ],
    ['defunct', put(0, stop('gone', 'sight', '09:30', '11:30'))],
    ['defunct', put(5, stop('counter', 'food', '18:30', '19:45', { meal: 'dinner' }))],
    ['doubled', put(0, stop('twin', 'sight', '09:30', '11:30'))],
    ['doubled', put(0, stop('Pantheon', 'sight', '09:30', '11:30'))],
    ['time of day', put(0, stop('Club', 'nightlife', '09:30', '11:30'))],
    ['long walk', ({ plan: [day] }) => void (day?.returnLeg && (day.returnLeg.minutes = 55))],
    ['walking', ({ plan: [day] }) => void (day?.returnLeg && (day.returnLeg.metres = 14_000))],
    ['base', ({ meta }) => void (meta.base = { ...base, kind: 'venue', name: 'Stadio Olimpico' })],
    ['base', ({ plan: [day] }) => void (day && (day.departAt = '10:00'))],
    ['hotel', ({ meta }) => void (meta.base = { ...base, kind: 'centre', name: 'the centre of Rome' })],
    ['diet', ({ meta }) => void (meta.searchNote = null)],
    ['diet', put(5, stop('Rome Steakhouse', 'food', '18:30', '19:45', { meal: 'dinner' }))],
    ['echo', ({ meta }) => void meta.reading?.understood.pop()],
    ['understood', ({ meta }) => void meta.reading?.notUsed.push('vegan')],
    ['asked', ({ meta }) => void meta.reading?.questions.push({ key: 'x', words: 'How long?', choices: [] })],
    ['planned', (answer) => void (answer.plan = [])],
  ])('is found: %s', (kind, change) => expect(wrongOf(changed(change))).toContain(kind))
})

describe('an expectation', () => {
  const event = stop('Rome Marathon', 'sport', '08:30', '12:00', { fixed: 'event' })
  const withEvent = changed(put(0, event))
  it.each<[expected: string, kind: string, answer?: ItineraryResponse]>([
    ['see=Colosseum', 'echo'],
    ['see=Trevi', 'must see'],
    ['avoid=Pantheon; heard=Rome', 'must not'],
    ['not=museum', 'must not'],
    ['icons=Trevi,Vatican', 'worth'],
    ['shut=Borghese@2027-03-09', 'closed'],
    ['arr=10:00', 'arrival'],
    ['dep=18:00', 'departure'],
    ['busy=Tue', 'busy day'],
    ['stepfree', 'step-free'],
    ['ask=how long', 'asked'],
    ['says=strike', 'said'],
    ['heard=unicorns', 'quoted'],
    ['never=Colosseum', 'safety'],
    ['event=Marathon@2027-03-09 08:00..09:30', 'event'],
    ['event=Marathon@2027-03-09 08:00..09:30; mayask', 'echo', withEvent],
    ['event=Marathon@2027-03-10 08:00..09:30', 'event', withEvent],
    ['event=Marathon@2027-03-09 13:00', 'event', withEvent],
    ['refuse=Rome', 'refusal'],
  ])('is not met: %s', (expected, kind, answer = soundAnswer()) => expect(wrongOf(answer, expected)).toContain(kind))

  it.each(['icons=Colosseum,Pantheon,Trevi', 'says=kitchen', 'first=2027-03-01..2027-03-31|2027-05-01'])(
    'is met: %s',
    (expected) => expect(wrongOf(soundAnswer(), expected)).toEqual([]),
  )

  it('is met by a refusal that helps', () => {
    const refusal = changed((answer) => {
      answer.plan = []
      answer.meta.searchNote = 'We don’t know Naples yet. We can plan Rome.'
    })
    expect(wrongOf(refusal, 'refuse=Rome&Naples')).toEqual([])
  })
})
