import { describe, expect, test } from 'vitest'
import { currentSection } from './table-of-contents.tsx'

const places = [
  { id: 'one', top: -400 },
  { id: 'two', top: 120 },
  { id: 'three', top: 700 },
]

describe('current section', () => {
  test.each([
    [119, false, 'one'],
    [120, false, 'two'],
    [699, false, 'two'],
    [700, false, 'three'],
    [120, true, 'three'],
  ] as const)('with the reading line at %d px, at the end %s, is %s', (line, atEnd, id) => {
    expect(currentSection(places, line, atEnd)).toBe(id)
  })

  test('is the first section above all of them', () => {
    expect(currentSection([{ id: 'one', top: 300 }], 120, false)).toBe('one')
  })

  test('is null without sections', () => {
    expect(currentSection([], 120, false)).toBeNull()
    expect(currentSection([], 120, true)).toBeNull()
  })
})
