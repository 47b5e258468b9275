import { expect, test } from 'vitest'
import { ByteReader, ByteWriter } from './bytes.ts'
import { idColumn } from './stop-columns.ts'
import { melbourneTrip } from '../testing/plans.ts'

test('numbers and lines come back in order, each kind by itself', () => {
  const numbers = [0, 1, -1, 63, 64, -64, -65, 127, 128, 16_383, -16_384, 2 ** 30, -(2 ** 30)]
  const out = new ByteWriter()
  for (const value of numbers) {
    out.number(value)
    out.text(`line ${value} – “ü”`)
  }
  out.text(null)
  const data = new ByteReader(out.bytes())
  for (const value of numbers) {
    expect(data.text()).toBe(`line ${value} – “ü”`)
    expect(data.number()).toBe(value)
  }
  expect(data.text()).toBeNull()
  expect(() => data.number()).toThrow('end early')
  expect(() => data.text()).toThrow('end early')
})

test('small numbers take one byte', () => {
  const out = new ByteWriter()
  for (let i = -64; i < 64; i += 1) out.number(i)
  expect(out.bytes().length).toBe(128 + 2)
})

test.each([
  ['mel-p-block-arcade', 'Block Arcade', 'mel-p-~'],
  ['p-london-cafe-deco', 'Café Déco', 'p-london-~'],
  ['osm-w1175216407', 'Tower Bridge', 'osm-\nw1175216407'],
  ['x-東京', '東京', 'x-\n東京'],
])('id %s of “%s” is stored as %j', (id, title, stored) => {
  const [stop] = melbourneTrip.days[0]?.stops ?? []
  if (stop === undefined) throw new Error('no stop')
  const out = new ByteWriter()
  expect(idColumn(out, [{ ...stop, id }], [title])).toEqual([id])
  expect(new TextDecoder().decode(out.bytes()).endsWith(stored)).toBe(true)
  expect(idColumn(new ByteReader(out.bytes()), [{ ...stop, id: null }], [title])).toEqual([id])
})
