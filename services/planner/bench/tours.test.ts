import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { solve } from '../src/engine/solve.ts'
import { parseToptw, parseTtdp, toProblem } from './instance.ts'
import { tourRun } from './tours.ts'
import { checkTours } from './tour-check.ts'

const dir = fileURLToPath(new URL('fixtures', import.meta.url))
const file = (path: string) => readFileSync(`${dir}/${path}`, 'utf8')

describe('instances', () => {
  it('reads the depot, windows and budget of a TOPTW file', () => {
    const instance = parseToptw('c101', file('toptw/c101.txt'))
    expect(instance.vertices).toHaveLength(100)
    expect(instance.depot).toMatchObject({ x: 40, y: 50, close: 1236 })
    expect(instance.vertices[0]).toMatchObject({ stay: 90, score: 10, windows: [[912, 967]] })
  })

  it('reads seven days of opening hours of a TTDP file', () => {
    const instance = parseTtdp('t101', file('ttdp/t101.txt'))
    expect(instance).toMatchObject({ days: 1, firstDay: 5, depot: { open: 510, close: 1210 } })
    expect(instance.vertices[1]?.windows).toHaveLength(7)
    expect(instance.vertices[1]?.windows[2]).toEqual([0, 0])
  })

  it('refuses a file of another kind', () => {
    expect(() => parseToptw('x', 'hello')).toThrow('no vertices')
    expect(() => parseTtdp('x', 'hello')).toThrow('not a TTDP file')
  })
})

describe('checkTours', () => {
  const instance = parseToptw('c101', file('toptw/c101.txt'))
  const solution = solve(toProblem(instance, 2), { seed: 1, maxIterations: 60 })

  it('accepts what the engine found', () => {
    expect(checkTours(instance, 2, solution)).toEqual([])
  })

  it('rejects tours backwards, a stop twice and a wrong score', () => {
    const [first = [], second = []] = solution.days
    expect(checkTours(instance, 2, { ...solution, days: [first.toReversed(), second] }).join()).toContain('window')
    expect(checkTours(instance, 2, { ...solution, days: [first, first] }).join()).toContain('twice')
    expect(checkTours(instance, 2, { ...solution, score: solution.score + 1 }).join()).toContain('told')
  })
})

describe('tourRun', () => {
  it('runs a folder and judges it', () => {
    const lines: string[] = []
    const result = tourRun({ dir, rounds: 400, log: (line) => lines.push(line) })
    expect(result).toMatchObject({ rows: 12, infeasible: 0, ttdpRows: 1, ttdpViolations: 0, ok: true })
    expect(result.meanGap).toBeLessThan(1.5)
    expect(lines.join('\n')).toContain('mean gap')
  })

  it('says so when there is nothing to run', () => {
    expect(() => tourRun({ dir: `${dir}/nowhere/at/all` })).toThrow('No TOPTW or TTDP instance files')
  })
})
