import path from 'node:path'
import { benchAcross } from '../bench/walk/across.ts'
import { findDataDir } from '../src/data/data-dir.ts'
import { ACROSS, type Interval } from '../src/walking/minutes.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const shown = ({ ratio, high, extra }: Interval): string =>
  `max(${ratio} d, ${high.toFixed(2)} d + ${extra.toFixed(0)} m)`

/** A folder of imported extracts; those that ship when left out. */
const [folder] = process.argv.slice(2)
const root = folder ? path.resolve(process.env.INIT_CWD ?? '.', folder) : path.join(findDataDir(), 'odbl', 'extracts')
for (const kind of ['water', 'rail'] as const) {
  const { extracts, fitted } = benchAcross(root, kind, console.error)
  console.log(`walks between doors across ${kind}: how many are no longer than the upper end of the range`)
  console.table(
    extracts.flatMap(({ name, bridges }) =>
      bridges.map(({ open, walks, plain, unseen, shipped }) => ({
        extract: name,
        'bridges open': `1 of ${Math.round(1 / open)}`,
        walks,
        'range of a plain walk': percent(plain),
        'fitted on the others': percent(unseen),
        shipped: percent(shipped),
      })),
    ),
  )
  if (extracts.length > 0) console.log(`fitted on all: ${shown(fitted)}; shipped: ${shown(ACROSS[kind])}`)
}
