import { GOALS, isGood, part, type Score } from './score.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const LONGEST = 160
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

/** Scores side by side: the halves, without and with a language model. */
export const scoreTable = (columns: readonly (readonly [name: string, score: Score])[]): string => {
  const kinds = [...new Set(columns.flatMap(([, { kinds: own }]) => Object.keys(own)))].toSorted()
  const row = (name: string, cells: readonly string[]): string =>
    name.padEnd(14) + cells.map((cell) => cell.padStart(22)).join('')
  const share = ({ passed, of }: { passed: number; of: number }): string =>
    of === 0 ? '–' : `${percent(part({ passed, of }))} ${passed}/${of}`
  return [
    row(
      '',
      columns.map(([name]) => name),
    ),
    row(
      'macro',
      columns.map(([, { macro }]) => share(macro)),
    ),
    row(
      'micro',
      columns.map(([, { micro }]) => share(micro)),
    ),
    ...kinds.map((kind) =>
      row(
        kind,
        columns.map(([, score]) => share(score.kinds[kind] ?? { passed: 0, of: 0 })),
      ),
    ),
  ].join('\n')
}

/** One line for each request that fails, with what failed. */
export const failureLines = ({ failures }: Score): readonly string[] =>
  failures.map(
    ({ id, asked, wrong }) =>
      short(`${id} ${asked}`) + wrong.map(({ kind, what }) => `\n    ${kind}: ${short(what)}`).join(''),
  )

export const verdict = (scores: readonly Score[]): string =>
  scores.every(isGood)
    ? 'Every half reaches the goals.'
    : `Short of the goals: macro ${percent(GOALS.macro)}, micro ${percent(GOALS.micro)}.`
