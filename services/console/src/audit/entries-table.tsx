import type { AuditAnswer } from '@site/contracts/registry-service'
import { Badge } from '@stageside/ui/badge'
import { Text } from '@stageside/ui/layout'
import { styled } from 'styled-components'
import { CardTable } from '../parts/table.tsx'
import { moment, shortVersion } from '../parts/words.ts'

type Entry = AuditAnswer['entries'][number]

const Wide = styled(CardTable)`
  td {
    overflow-wrap: anywhere;
  }
`

const what = ({ action, remote, version }: Entry): string =>
  [action, remote ?? '', version === null ? '' : shortVersion(version)].filter((part) => part !== '').join(' ')

const columns = ['When', 'Who', 'What', 'Detail'] as const

/** Entries of the log, one a row. */
export const EntriesTable = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Wide role="table">
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {entries.map((entry) => (
        <tr key={entry.id} role="row">
          <th role="rowheader" scope="row" data-figure>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
          </th>
          <td role="cell" data-label="Who">
            {entry.team ?? 'nobody known'}{' '}
            <Text as="span" $small $muted>
              {entry.subject ?? entry.address}
            </Text>
          </td>
          <td role="cell" data-label="What">
            {what(entry)} {entry.outcome === 'refused' ? <Badge $tone="signal">refused</Badge> : null}
          </td>
          <td role="cell" data-label="Detail">
            {entry.detail === '' ? '–' : entry.detail}
          </td>
        </tr>
      ))}
    </tbody>
  </Wide>
)
