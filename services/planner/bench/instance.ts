import { packWindows, type TourProblem } from '../src/engine/problem.ts'

/** One vertex of an instance file; window 0–0 on a day means closed. */
export interface InstanceVertex {
  readonly x: number
  readonly y: number
  readonly stay: number
  readonly score: number
  /** One window per weekday (a single entry means every day the same). */
  readonly windows: readonly (readonly [number, number])[]
}
export interface Instance {
  readonly name: string
  readonly kind: 'toptw' | 'ttdp'
  readonly depot: { readonly x: number; readonly y: number; readonly open: number; readonly close: number }
  readonly vertices: readonly InstanceVertex[]
  /** Tours asked by the file itself (TTDP), and the weekday of the first. */
  readonly days: number
  readonly firstDay: number
  /** Distances are rounded down to this many decimals. */
  readonly decimals: number
}

const rows = (text: string) => text.split(/\r?\n/).map((line) => line.trim().split(/\s+/).filter(Boolean).map(Number))

/** TOPTW file of the Solomon or Cordeau family. Throws when the text is not one. */
export function parseToptw(name: string, text: string): Instance {
  const [, , ...lines] = rows(text)
  const [depot, ...rest] = lines.filter((row) => row.length > 6)
  if (depot === undefined || rest.length === 0) throw new Error(`${name}: no vertices found in this TOPTW file`)
  return {
    name,
    kind: 'toptw',
    depot: { x: depot[1] ?? 0, y: depot[2] ?? 0, open: 0, close: depot.at(-1) ?? 0 },
    vertices: rest.map((row) => ({
      x: row[1] ?? 0,
      y: row[2] ?? 0,
      stay: row[3] ?? 0,
      score: row[4] ?? 0,
      windows: [[row.at(-2) ?? 0, row.at(-1) ?? 0]],
    })),
    days: 1,
    firstDay: 0,
    decimals: /^pr/i.test(name) ? 2 : 1,
  }
}

/** TTDP file: seven opening hours per point, one hotel. Throws when the text is not one. */
export function parseTtdp(name: string, text: string): Instance {
  const [head, hotel, ...rest] = rows(text)
  if (head === undefined || hotel === undefined || hotel.length < 7) throw new Error(`${name}: not a TTDP file`)
  return {
    name,
    kind: 'ttdp',
    depot: { x: hotel[1] ?? 0, y: hotel[2] ?? 0, open: hotel[5] ?? 0, close: hotel[6] ?? 0 },
    vertices: rest
      .filter((row) => row.length >= 20)
      .map((row) => ({
        x: row[1] ?? 0,
        y: row[2] ?? 0,
        stay: row[3] ?? 0,
        score: row[4] ?? 0,
        windows: Array.from({ length: 7 }, (_, day) => [row[6 + 2 * day] ?? 0, row[7 + 2 * day] ?? 0] as const),
      })),
    days: head[1] ?? 1,
    firstDay: head[2] ?? 0,
    decimals: 2,
  }
}

/** The instance as whole numbers of 10^-decimals for the engine, `days` tours. */
export function toProblem(instance: Instance, days: number): TourProblem {
  const unit = 10 ** instance.decimals
  const n = instance.vertices.length
  const nodes = n + 2 * days
  const at = (node: number) => (node < n ? (instance.vertices[node] ?? instance.depot) : instance.depot)
  const travel = new Int32Array(nodes * nodes)
  for (let i = 0; i < nodes; i++) {
    for (let j = 0; j < nodes; j++) {
      const a = at(i)
      const b = at(j)
      travel[i * nodes + j] = Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * unit + 1e-7)
    }
  }
  const windowsOf = (v: number, day: number) => {
    const { windows, stay } = instance.vertices[v]
    const [open, close] = windows[(instance.firstDay + day) % windows.length]
    // TOPTW: the window bounds the beginning. Opening hours (TTDP): the whole visit lies inside.
    const last = instance.kind === 'ttdp' ? close - stay : close
    return close > 0 && last >= open ? [[Math.round(open * unit), Math.round(last * unit)] as const] : []
  }
  return {
    vertices: n,
    days,
    score: Float64Array.from(instance.vertices, (vertex) => vertex.score),
    duration: Int32Array.from(instance.vertices, (vertex) => Math.round(vertex.stay * unit)),
    travel,
    dayOpen: new Int32Array(days).fill(Math.round(instance.depot.open * unit)),
    dayClose: new Int32Array(days).fill(Math.round(instance.depot.close * unit)),
    ...packWindows(days, n, windowsOf),
  }
}
