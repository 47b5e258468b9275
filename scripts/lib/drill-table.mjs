const seconds = (ms) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`)

const testsOf = (suites) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title }))),
    ...testsOf(suite.suites ?? []),
  ])

const cell = ({ status, values }) =>
  status === 'expected' ? `${seconds(values.contained)} / ${seconds(values.recovered)}` : 'FAILED'

/**
 * Reads Playwright's JSON report of the drills. Gives one table, faults down and remotes across, for each set of drills:
 * seconds until contained, seconds until recovered.
 */
export const drillTables = ({ suites }) => {
  const tables = {}
  for (const test of testsOf(suites)) {
    const note = test.annotations.find(({ type }) => type === 'drill')
    if (note === undefined) continue
    const { set, fault, remote, ...values } = JSON.parse(note.description)
    const table = (tables[set] ??= {})
    table[fault] = { ...table[fault], [remote]: cell({ status: test.status, values }) }
  }
  return tables
}

/** Why drills were left out, each reason once. */
export const skipReasons = ({ suites }) => [
  ...new Set(
    testsOf(suites).flatMap(({ title, status, annotations }) =>
      status === 'skipped'
        ? annotations.filter(({ type }) => type === 'skip').map(({ description }) => `${title}: ${description}`)
        : [],
    ),
  ),
]
