import { testsOf } from './browser-tests.mjs'

const seconds = (ms) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`)

const cell = ({ status, values }) =>
  status === 'expected' ? `${seconds(values.contained)} / ${seconds(values.recovered)}` : 'FAILED'

/**
 * Reads Playwright's JSON report of the fault-injection tests. Gives one table, faults down and remotes across, for each set of
 * them: seconds until contained, seconds until recovered.
 */
export const faultTables = (report) => {
  const tables = {}
  for (const test of testsOf(report)) {
    const note = test.annotations.find(({ type }) => type === 'fault')
    if (note === undefined) continue
    const { set, fault, remote, ...values } = JSON.parse(note.description)
    const table = (tables[set] ??= {})
    table[fault] = { ...table[fault], [remote]: cell({ status: test.status, values }) }
  }
  return tables
}

/** Why tests were left out, each reason once. */
export const skipReasons = (report) => [
  ...new Set(
    testsOf(report).flatMap(({ title, status, annotations }) =>
      status === 'skipped'
        ? annotations.filter(({ type }) => type === 'skip').map(({ description }) => `${title}: ${description}`)
        : [],
    ),
  ),
]
