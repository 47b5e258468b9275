import { expect, test } from 'vitest'
import { tilesIn, type Box } from './tiles-in.ts'

const london: Box = { west: -0.13, south: 51.49, east: -0.07, north: 51.52 }
const berlin: Box = { west: 13.36, south: 52.5, east: 13.42, north: 52.53 }

test('the tile of a place is that of the published formula', () =>
  // OpenStreetMap wiki, "Slippy map tilenames": 51.5, -0.12 at zoom 12.
  expect(tilesIn([{ west: -0.12, south: 51.5, east: -0.12, north: 51.5 }], [12, 12], 10)).toEqual([
    { z: 12, x: 2046, y: 1362 },
  ]))

test('each tile once, however many days share it', () =>
  expect(tilesIn([london, london], [9, 15], 1000)).toEqual(tilesIn([london], [9, 15], 1000)))

test.each([1, 7, 40])('no more than %i, the coarsest of every box first', (most) => {
  const tiles = tilesIn([london, berlin], [9, 15], most)
  expect(tiles).toHaveLength(most)
  expect(tiles.map(({ z }) => z)).toEqual(tiles.map(({ z }) => z).toSorted((a, b) => a - b))
})
