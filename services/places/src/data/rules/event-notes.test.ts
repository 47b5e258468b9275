import { expect, it } from 'vitest'
import { findDataDir } from '../data-dir.ts'
import { loadDataset } from '../load.ts'
import { noteOf, visitorNotes } from './event-notes.ts'

const { events } = loadDataset(findDataDir())

it.each([
  ['unknown', 'night race', 'Night race.'],
  ['unknown', 'A sentence.', 'A sentence.'],
  ['unknown', null, null],
  ['mel-e-afl-grand-final', 'as compiled', 'The day before is a public holiday in Victoria.'],
  ['sin-e-singapore-airshow', 'next in 2028', null],
])('the note of %s, "%s", reads %s', (id, note, text) => expect(noteOf(id, note)).toBe(text))

it('speaks only of events that ship with a note', () => {
  const noted = new Set(events.filter(({ note }) => note).map(({ id }) => id))
  expect(Object.keys(visitorNotes).filter((id) => !noted.has(id))).toEqual([])
})

it('leaves no jotting of the list on the site: sentences, and nothing about checking it', () => {
  const notes = events.flatMap(({ id, note }) => noteOf(id, note) ?? [])
  expect(notes.length).toBeGreaterThan(50)
  expect(notes.filter((note) => !/^[A-Z].*\.$/.test(note) || /verif|not verified|status|;.*check/i.test(note))).toEqual(
    [],
  )
})
