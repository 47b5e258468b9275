import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MapFeature } from './map-feature.ts'
import { TileCells, tileAt } from './tile-cells.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cells-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ZOOM = 13
/** A line of Singapore from one tile of zoom 13 into the next. */
const line = (parts: number[][]): MapFeature => ({
  layer: 'roads',
  shape: 'line',
  properties: { kind: 'path', min_zoom: 13 },
  parts,
})

it('numbers tiles as Web Mercator does', () => {
  expect(tileAt([0, 0], 1)).toEqual({ x: 1, y: 1 })
  const { x, y } = tileAt([24.9525, 60.1694], 13)
  expect([Math.floor(x), Math.floor(y)]).toEqual([4663, 2371])
})

describe('features by tile', () => {
  it('lie in every tile they touch, cut to it', () => {
    const cells = new TileCells(mkdtempSync(path.join(folder, 'a-')), ZOOM)
    cells.add(line([[103.84, 1.285, 103.9, 1.285]]))
    const found = [...cells.all()]
    expect(found.map(({ cell }) => cell.x)).toEqual([6458, 6459, 6460])
    for (const { cell, features } of found) {
      const [part = []] = features[0]?.parts ?? []
      for (const lon of part.filter((_, at) => at % 2 === 0)) {
        const { x } = tileAt([lon, 1.285], ZOOM)
        expect(x).toBeGreaterThan(cell.x - 0.04)
        expect(x).toBeLessThan(cell.x + 1.04)
      }
    }
  })
  it('are all read back, more than the memory for them holds', () => {
    const cells = new TileCells(mkdtempSync(path.join(folder, 'b-')), ZOOM)
    const long = Array.from({ length: 4000 }, (_, at) => (at % 2 === 0 ? 103.85 + at * 1e-8 : 1.285))
    for (let count = 0; count < 150; count += 1) cells.add(line([long]))
    const found = [...cells.all()]
    expect(found.map(({ features }) => features.length)).toEqual([150])
    expect(found[0]?.features.every(({ parts }) => parts[0]?.length === 4000)).toBe(true)
  })
})
