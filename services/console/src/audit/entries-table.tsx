import type { AuditAnswer } from '@site/contracts/registry-service'
import { Badge } from '@stageside/ui/badge'
import { Text } from '@stageside/ui/layout'
import { CardTable } from '../parts/table.tsx'
import { Version } from '../parts/version.tsx'
import { moment } from '../parts/words.ts'

type Entry = AuditAnswer['entries'][number]

const Who = ({ entry: { team, subject, address } }: { readonly entry: Entry }) => (
  <>
    {team ?? 'Nobody known'}{' '}
    <Text as="span" $small $muted>
      {subject ?? address}
    </Text>
  </>
)

const What = ({ entry: { action, remote, version, outcome } }: { readonly entry: Entry }) => (
  <>
    {action} {remote} {version === null ? null : <Version version={version} />}{' '}
    {outcome === 'refused' ? <Badge $tone="signal">refused</Badge> : null}
  </>
)

/** Entries of the log, one a row. */
export const EntriesTable = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <CardTable
    columns={['When', 'Who', 'What', 'Detail']}
    rows={entries.map((entry) => ({
      key: entry.id,
      head: <time dateTime={entry.at}>{moment(entry.at)}</time>,
      cells: [
        <Who key="who" entry={entry} />,
        <What key="what" entry={entry} />,
        entry.detail === '' ? '–' : entry.detail,
      ],
    }))}
  />
)
