import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { seeded } from '../../bench/random.ts'
import { NodeTable } from './node-table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nodes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('stores positions and vertices of more nodes than fit in memory', () => {
  const COUNT = 700_000
  const idOf = (at: number) => at * 3 + 2 ** 34
  const table = new NodeTable(
    path.join(folder, 'many'),
    Array.from({ length: COUNT }, (_, at) => ({ id: idOf(at), shared: at % 5 === 0 })),
  )
  for (let at = 0; at < COUNT; at += 2) expect(table.take(idOf(at), at / 1e5, -at / 1e5)).toBe(true)
  expect(table.take(idOf(7) + 1, 0, 0)).toBe(false)
  // Out of order: an extract concatenated from two. As with ways, what came first stays.
  expect(table.take(idOf(8), 60, 25)).toBe(true)
  const random = seeded(1)
  const some = Array.from({ length: 4000 }, () => Math.floor(random() * COUNT))
  for (const at of some) if (table.vertex(at) < 0) table.setVertex(at, at * 2)
  for (const at of some) {
    expect([table.indexOf(idOf(at)), table.vertex(at), table.isShared(at)]).toEqual([at, at * 2, at % 5 === 0])
    expect(table.at(idOf(at))).toEqual(at % 2 === 0 ? { lat: at / 1e5, lon: -at / 1e5 } : null)
  }
  expect(table.at(idOf(8))).toEqual({ lat: 8 / 1e5, lon: -8 / 1e5 })
  expect([table.indexOf(1), table.indexOf(idOf(COUNT)), table.at(5)]).toEqual([-1, -1, null])
  table.close()
})

it('takes no node when it was created without ids', () => {
  const table = new NodeTable(path.join(folder, 'none'), [])
  expect([table.length, table.indexOf(1), table.take(1, 0, 0)]).toEqual([0, -1, false])
  table.close()
})
