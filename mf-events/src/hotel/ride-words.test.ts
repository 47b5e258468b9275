import type { Walk } from '@site/contracts/hotels'
import type { RideHome, TransitJourney } from '@site/contracts/transit'
import { describe, expect, it } from 'vitest'
import { walkWords } from '../results/reach.ts'
import { boardWords, lastWords, noRideWords, sourceLine, stepsOf, timesWords } from './ride-words.ts'

const walk: Walk = { minutes: 41, low: 35, high: 50, metres: 3200, source: 'street' }
const short: Walk = { minutes: 4, low: 3, high: 6, metres: 300, source: 'street' }
const tram = {
  mode: 'tram',
  line: '7',
  headsign: 'Docks',
  from: 'Arena Gate',
  to: 'Central',
  departs: '2027-03-11T00:12',
  arrives: '2027-03-11T00:18',
} as const
const journey: TransitJourney = {
  leaves: '2027-03-11T00:06',
  arrives: '2027-03-11T00:22',
  walkTo: short,
  rides: [tram],
  walkFrom: { ...short, low: 4, high: 4 },
}

describe('the words of a ride home', () => {
  it('tell each step: when to leave, what to take, how far it is from there', () => {
    expect(stepsOf(journey)).toEqual([
      'Leave by 00:06, 3–6 min on foot to Arena Gate',
      '00:12 Tram 7 towards Docks, at Central 00:18',
      '4 min on foot to the hotel',
    ])
    expect(boardWords(journey)).toBe('Tram 7 from Arena Gate')
    expect(timesWords(journey)).toBe('Leave by 00:06, at the hotel about 00:22')
    expect(timesWords({ ...journey, rides: [tram, tram] })).toMatch(/, 1 change$/)
  })

  it('say where one changes, and where the minute is not promised', () => {
    const bus = { ...tram, mode: 'bus', line: '9', headsign: '', from: 'Central', to: 'Pier', every: 10 } as const
    const changed = stepsOf({ ...journey, rides: [tram, bus, { ...tram, from: 'Old pier' }] })
    expect(changed[2]).toBe('Change: about every 10 min Bus 9, at Pier 00:18')
    expect(boardWords({ ...journey, rides: [bus] })).toBe('Bus 9 from Central, about every 10 min')
    expect(lastWords({ last: { ...journey, rides: [bus] } }, walk)).toMatch(/^The last one leaves at about 00:12\./)
    expect(changed[3]).toBe('Change, walking to Old pier: 00:12 Tram 7 towards Docks, at Central 00:18')
  })

  it('say when the last one leaves and what is left after it', () => {
    expect(lastWords({ last: journey }, walk)).toBe(
      'The last one leaves at 00:12. After that it’s 41 min on foot (35–50 min), or a taxi.',
    )
    expect(lastWords({ last: null }, walk)).toBe('Rides go on all night.')
    expect(walkWords({ ...walk, low: 41, high: 41 })).toBe('41 min on foot')
  })

  const timetable = { agencies: ['Harbour Transit'], until: '2027-04-30' }
  it.each<[RideHome, string]>([
    [
      { status: 'walk', date: '2027-03-10', end: '22:30', timetable },
      'Walking is as quick as any ride: 41 min on foot (35–50 min).',
    ],
    [
      { status: 'none', date: '2027-03-10', end: '00:30', timetable },
      'No ride goes there after 00:30 that night. It’s 41 min on foot (35–50 min), or a taxi.',
    ],
    [
      { status: 'expired', until: '2027-04-30' },
      'The timetable we have ran out on Friday 30 April 2027, so we can’t show rides for that night.',
    ],
    [
      { status: 'early', from: '2027-03-01' },
      'The timetable we have begins on Monday 1 March 2027, so we can’t show rides for that night.',
    ],
  ])('say why there is none: %o', (answer, words) => {
    expect(noRideWords(answer, walk)).toBe(words)
  })

  const late = { ...journey, leaves: '2027-03-11T00:06' }
  it.each<[RideHome, string]>([
    [
      { status: 'none', date: '2027-03-10', end: '00:30', timetable },
      'No ride that you can reach goes there after 00:30 that night. It’s 41 min on foot (35–50 min), or a taxi.',
    ],
    [
      { status: 'none', date: '2027-03-10', end: '23:55', tight: [journey, late], timetable },
      'The last one leaves at 00:12: you catch it only if you’re on the street by 00:06. After that it’s 41 min on foot (35–50 min), or a taxi.',
    ],
    [
      { status: 'walk', date: '2027-03-10', end: '23:55', tight: [late], timetable },
      'The last one leaves at 00:12: you catch it only if you’re on the street by 00:06. After that it’s 41 min on foot (35–50 min), or a taxi.',
    ],
  ])('say from the street what is left: %o', (answer, words) => {
    expect(noRideWords(answer, walk, 'street')).toBe(words)
  })

  it('say when to be on the street where that is not when the event ends', () => {
    expect(stepsOf(journey, 'street')[0]).toBe('On the street by 00:06, 3–6 min on foot to Arena Gate')
    expect(timesWords(journey, 'street')).toBe('On the street by 00:06, at the hotel about 00:22')
    expect(timesWords(journey, 'tight')).toBe('Only if you’re on the street by 00:06, at the hotel about 00:22')
  })

  it('name the timetable as far as it is known', () => {
    expect(sourceLine(timetable)).toBe(
      'Timetable of Harbour Transit, valid until Friday 30 April 2027. Check for late changes before you go.',
    )
    expect(sourceLine({ agencies: [] })).toBe('Timetable. Check for late changes before you go.')
  })
})
