import type { Verdict } from '@site/contracts/verdict'
import type { ReleaseChanges, VersionStatus } from '@site/contracts/registry-service'
import { bytes, counted, shortVersion } from '../parts/words.ts'

/** Letters of a commit or hash that tell it from others. */
const SHOWN = 10

const treeWords: Readonly<Record<string, string>> = {
  clean: '',
  changed: ', with changes beside it that were not committed',
  'built before': ', where the sources stood when an earlier build was published',
  'outside git': '',
}

/** Where a build came from, as far as it was told. */
export const provenanceWords = ({ commit, tree, content }: VersionStatus['provenance']): string => {
  const files = content === null ? '' : `; its files are ${content.slice(0, SHOWN)}`
  if (commit === null) return `Outside of git, so that no commit is known${files}`
  return `Commit ${commit.slice(0, SHOWN)}${treeWords[tree ?? ''] ?? ''}${files}`
}

const difference = (value: number): string =>
  value === 0 ? 'as large as before' : `${bytes(value)} ${value > 0 ? 'more' : 'less'}`

/** What differs from the version before, a line each. */
export const changeLines = ({
  since,
  files,
  bytes: more,
  added,
  removed,
  moved,
}: ReleaseChanges): readonly string[] => [
  `Since ${shortVersion(since)}: ${counted(files.added, 'new file')}, ${counted(files.removed, 'removed one')}, ${difference(more)}.`,
  ...added.map((what) => `New: ${what}.`),
  ...removed.map((what) => `Gone: ${what}.`),
  ...moved.map(({ what, from, to }) => `Moved: ${what} from ${from} to ${to}.`),
]

/** What a suite said of a version. */
export const verdictWords = ({ verdict, suite, counts: { passed, failed, skipped } }: Verdict): string =>
  `${verdict === 'passed' ? 'Passed' : 'Failed'}: ${suite}, ${passed} passed, ${failed} failed, ${skipped} skipped`
