import { expect, it } from 'vitest'
import { findDataDir } from '../data-dir.ts'
import { loadDataset } from '../load.ts'
import { genreOf, ruledEvents } from './event-rules.ts'

it.each([
  ['e-new-york-macy-s-thanksgiving-day-parade', 'celebration'],
  ['syd-e-sydney-film-festival', 'arts'],
  ['e-miami-ultra-music-festival', null],
])('%s is %s', (id, genre) => expect(genreOf(id)).toBe(genre))

it('speaks only of events that ship under music, each once', () => {
  const music = loadDataset(findDataDir()).events.filter(({ category }) => category === 'music')
  const ids = new Set(music.map(({ id }) => id))
  expect(ruledEvents.filter((id) => !ids.has(id))).toEqual([])
  expect(new Set(ruledEvents).size).toBe(ruledEvents.length)
  expect(ruledEvents.length).toBeLessThan(music.length / 2)
})
