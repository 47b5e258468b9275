import { describe, expect, test, vi } from 'vitest'
import { toIcs } from '../export/ics.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { MAX_BYTES, MAX_EVENTS, readCalendar, type LeftOut } from './read-calendar.ts'
import { noTravel } from './travel-times.ts'

const calendar = (...entries: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Airline//EN', ...entries, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]): string => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n')
const read = (file: string) => {
  const found = readCalendar(file)
  if (found.kind === 'refused') throw new Error(found.words)
  return found
}

describe('an entry', () => {
  test.each([
    ['in UTC', ['DTSTART:20261124T003000Z', 'DTEND:20261124T020500Z'], '2026-11-24 00:30 UTC', '2026-11-24 02:05 UTC'],
    [
      'on the clocks of a zone, landing in another',
      ['DTSTART;TZID=Europe/London:20261123T210000', 'DTEND;TZID=Australia/Melbourne:20261125T051500'],
      '2026-11-23 21:00 Europe/London',
      '2026-11-25 05:15 Australia/Melbourne',
    ],
    ['floating', ['DTSTART:20261124T190000', 'DURATION:PT2H30M'], '2026-11-24 19:00 null', '2026-11-24 21:30 null'],
    [
      'of whole days',
      ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261127'],
      '2026-11-24 null null',
      '2026-11-27 null null',
    ],
    ['of one whole day', ['DTSTART;VALUE=DATE:20261124'], '2026-11-24 null null', '2026-11-25 null null'],
    ['without an end', ['DTSTART:20261124T190000Z'], '2026-11-24 19:00 UTC', '2026-11-24 19:00 UTC'],
    [
      'that lasts for ever',
      ['DTSTART:20261124T190000Z', 'DURATION:P999999W'],
      '2026-11-24 19:00 UTC',
      '2027-11-25 19:00 UTC',
    ],
  ])('%s is read with its times', (_, lines, from, to) => {
    const [entry] = read(calendar(event('SUMMARY:QF 401', ...lines))).entries
    const words = entry && [entry.from, entry.to].map(({ date, clock, zone }) => `${date} ${clock} ${zone}`)
    expect(words).toEqual([from, to])
  })

  test('keeps its name and place as one line of text each', () => {
    const [entry] = read(
      calendar(event('SUMMARY:Check-in\\n<b>Hotel</b>', 'LOCATION:1 Elm St\\, Melbourne', 'DTSTART:20261124T140000Z')),
    ).entries
    expect([entry?.title, entry?.location]).toEqual(['Check-in <b>Hotel</b>', '1 Elm St, Melbourne'])
  })

  test('has a name of a sensible length', () =>
    expect(
      read(calendar(event(`SUMMARY:${'x'.repeat(5000)}`, 'DTSTART:20261124T140000Z'))).entries[0]?.title,
    ).toHaveLength(120))
})

test.each<[string, string, keyof LeftOut, string?]>([
  ['a rule', 'RRULE:FREQ=SECONDLY', 'recurring'],
  ['more dates', 'RDATE:20261125T140000Z', 'recurring'],
  ['a zone nobody knows', 'X-A:1', 'unknownZone', 'DTSTART;TZID=Mars/Olympus:20261124T140000'],
  ['no start', 'X-A:1', 'unreadable', 'X-B:1'],
  ['a start that is no date', 'X-A:1', 'unreadable', 'DTSTART:20261399T996100Z'],
  ['no name', 'SUMMARY:', 'unreadable'],
])('an entry with %s is counted and left out', (_, line, why, start = 'DTSTART:20261124T140000Z') => {
  const summary = line.startsWith('SUMMARY') ? [] : ['SUMMARY:Party']
  const found = read(calendar(event(...summary, start, line), event('SUMMARY:Kept', 'DTSTART:20261124T150000Z')))
  expect(found.entries.map(({ title }) => title)).toEqual(['Kept'])
  expect(found.leftOut).toEqual({ recurring: 0, unknownZone: 0, unreadable: 0, [why]: 1 })
})

test('a cancelled entry is nothing', () =>
  expect(read(calendar(event('SUMMARY:Gone', 'STATUS:CANCELLED', 'DTSTART:20261124T140000Z'))).entries).toEqual([]))

test('what a file says of its zones is not followed: its rules might never end', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Australia/Melbourne',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0900',
    'RRULE:FREQ=SECONDLY',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
  const begun = performance.now()
  const [entry] = read(calendar(zone, event('SUMMARY:A', 'DTSTART;TZID=Australia/Melbourne:20261124T140000'))).entries
  expect(entry?.from).toEqual({ date: '2026-11-24', clock: '14:00', zone: 'Australia/Melbourne' })
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('our own calendars are read back whole', () => {
  const { entries, leftOut } = read(toIcs(melbourneTrip, noTravel, new Date('2026-11-21T00:00:00Z')))
  const stops = melbourneTrip.days.flatMap(({ date, stops: all }) =>
    all.map(({ title, start }) => [title, date, start]),
  )
  expect(entries.map(({ title, from }) => [title, from.date, from.clock])).toEqual(stops)
  expect(leftOut).toEqual({ recurring: 0, unknownZone: 0, unreadable: 0 })
})

test('several calendars in one file are read', () =>
  expect(
    read(
      `${calendar(event('SUMMARY:A', 'DTSTART:20261124T140000Z'))}${calendar(event('SUMMARY:B', 'DTSTART:20261124T150000Z'))}`,
    ).entries,
  ).toHaveLength(2))

describe('a file is refused in a sentence', () => {
  test.each([
    ['empty', '', /ends in \.ics/],
    ['a page', '<!doctype html><script>alert(1)</script>', /ends in \.ics/],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000', /ends in \.ics/],
    ['cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:A', /ends in \.ics/],
    ['of lines that are none', 'BEGIN:VCALENDAR\r\n;;;\r\nEND:VCALENDAR', /ends in \.ics/],
    ['over 1 MB', calendar(`X-A:${'x'.repeat(MAX_BYTES)}`), /larger than 1 MB/],
    [
      'of too many entries',
      calendar(`BEGIN:VEVENT\r\nEND:VEVENT\r\n`.repeat(MAX_EVENTS + 1).trim()),
      /more than 10,000 entries/,
    ],
    [
      'of too many entries in small letters',
      calendar(`begin:vevent\r\nend:vevent\r\n`.repeat(MAX_EVENTS + 1).trim()),
      /more than 10,000 entries/,
    ],
  ])('that is %s', (_, file, words) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const found = readCalendar(file)
    expect(found.kind === 'refused' && found.words).toMatch(words)
  })
})

test('files that were tampered with, nested deeply or full of lines end in time, read or refused', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const whole = toIcs(melbourneTrip, noTravel, new Date('2026-11-21T00:00:00Z'))
  let state = 20_261_123
  const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below
  const odd = [
    '\r\n',
    'BEGIN:VEVENT',
    'END:VEVENT',
    ':',
    ';',
    '"',
    '\\',
    '\u0000',
    'DTSTART:',
    'RRULE:FREQ=SECONDLY',
    '99999999',
  ]
  for (let n = 0; n < 300; n += 1) {
    const at = random(whole.length)
    const file = `${whole.slice(0, at)}${odd[random(odd.length)] ?? ''}${whole.slice(at + random(40))}`
    expect(['read', 'refused']).toContain(readCalendar(file).kind)
  }
  const begun = performance.now()
  readCalendar(`BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(9000)}`)
  readCalendar(calendar(...Array.from({ length: 40_000 }, (_, i) => `X-LINE-${i}:a`)))
  readCalendar(calendar(event(`SUMMARY:${'\\'.repeat(500_000)}`, `DTSTART;${'A=B;'.repeat(50_000)}:20261124T140000Z`)))
  readCalendar(calendar(event(`SUMMARY:${'a\r\n '.repeat(200_000)}`, 'DTSTART:20261124T140000Z')))
  expect(performance.now() - begun).toBeLessThan(10_000)
}, 60_000)
