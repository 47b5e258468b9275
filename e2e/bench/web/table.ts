import type { Check } from './checks.ts'
import { side, variants, type Row } from './summary.ts'

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)
const ms = (value: number): string => String(Math.round(value))

const COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ['req', (row) => String(row.requests)],
  ['before', (row) => String(row.requestsBeforeLcp)],
  ['depth', (row) => String(row.depth)],
  ['html kB', (row) => kb(row.bytes.document)],
  ['js kB', (row) => kb(row.bytes.script)],
  ['css kB', (row) => kb(row.bytes.style)],
  ['font kB', (row) => kb(row.bytes.font)],
  ['img kB', (row) => kb(row.bytes.image)],
  ['FCP', (row) => ms(row.fcp)],
  ['LCP', (row) => ms(row.lcp)],
  ['CLS', (row) => row.worstCls.toFixed(3)],
  ['TBT', (row) => ms(row.tbt)],
  ['usable', (row) => ms(row.usable)],
]

const lined = (cells: readonly (readonly string[])[]): string => {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

const ratio = (over: number, under: number): string => `${(over / under).toFixed(2)}×`

/** The figures of one profile for people: a line a variant, then what composing costs against the one app. */
export const tableOf = (rows: readonly Row[], profile: string): string => {
  const lines = side(rows, profile).flatMap((all) => [
    ...variants.map((variant) => [all[variant].route, variant, ...COLUMNS.map(([, show]) => show(all[variant]))]),
    [
      '',
      'against both',
      ...COLUMNS.map(([name]) =>
        name === 'LCP'
          ? `${ratio(all.composed.lcp, all.prerendered.lcp)} ${ratio(all.composed.lcp, all.plain.lcp)}`
          : name === 'js kB'
            ? ratio(all.composed.bytes.script, all.prerendered.bytes.script)
            : name === 'usable'
              ? ratio(all.composed.usable, all.prerendered.usable)
              : '',
      ),
    ],
  ])
  return `${profile}: times in ms, transferred kB, medians\n${lined([['route', 'variant', ...COLUMNS.map(([name]) => name)], ...lines])}`
}

/** What was held against a budget, one line each. */
export const checkLines = (checks: readonly Check[]): string =>
  checks
    .map(
      ({ what, measured, bound, held, where }) =>
        `${held ? '✓' : '✗'} ${what}: ${Number.isInteger(measured) ? measured : measured.toFixed(3)} (${'most' in bound ? `at most ${bound.most}` : `at least ${bound.least}`})${where === null ? '' : ` at ${where}`}`,
    )
    .join('\n')
