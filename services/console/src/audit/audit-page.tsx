import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { auditQuery, statusQuery } from '../api/queries.ts'
import { Answered } from '../parts/answered.tsx'
import { Empty } from '../parts/empty.tsx'
import { Page } from '../parts/page.tsx'
import { counted } from '../parts/words.ts'
import { mayReadAudit } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { EntriesTable } from './entries-table.tsx'
import { exportLog } from './export-log.ts'
import { auditFilter } from './filter.ts'
import { FilterForm } from './filter-form.tsx'

const Export = ({ filter }: { readonly filter: URLSearchParams }) => {
  const { token } = useSession()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => exportLog(token, filter) })
  return (
    <Stack $gap={2}>
      <Button $tone="outline" $size="small" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Exporting…' : filter.size === 0 ? 'Export all' : 'Export these'}
      </Button>
      {error === null ? null : (
        <Notice $tone="error" role="alert">
          {error.message}
        </Notice>
      )}
    </Stack>
  )
}

const Log = ({ filter }: { readonly filter: URLSearchParams }) => {
  const { token } = useSession()
  const log = useInfiniteQuery(auditQuery(token, filter))
  return (
    <Answered query={log} waiting={['3rem', '3rem', '3rem', '3rem']}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries)
        return (
          <Stack $gap={5}>
            {entries.length === 0 ? (
              <Empty title="No entry fits">
                {filter.size === 0
                  ? 'The log begins with the first call that changes something or is refused.'
                  : 'Try other days, another team or all remotes. A token sees the entries of its team, and of remotes whose log it may read.'}
              </Empty>
            ) : (
              <EntriesTable entries={entries} />
            )}
            <Row $gap={4}>
              <Text role="status" $small $muted>
                {counted(entries.length, 'entry', 'entries')}
                {log.hasNextPage ? ', and older ones' : ''}
              </Text>
              {log.hasNextPage ? (
                <Button
                  $tone="outline"
                  $size="small"
                  disabled={log.isFetchingNextPage}
                  onClick={() => void log.fetchNextPage()}
                >
                  {log.isFetchingNextPage ? 'Loading…' : 'Show older ones'}
                </Button>
              ) : null}
            </Row>
          </Stack>
        )
      }}
    </Answered>
  )
}

/** Who did what, newest first, and what was refused. */
export const AuditPage = () => {
  const { token, identity } = useSession()
  const [asked, setAsked] = useSearchParams()
  const { data } = useQuery(statusQuery(token))
  const filter = auditFilter(asked)
  if (!mayReadAudit(identity))
    return (
      <Page title="Audit log">
        <Empty title="This token cannot read it">
          That takes the right audit: ask whoever runs the registry for a token that holds it.
        </Empty>
      </Page>
    )
  return (
    <Page
      title="Audit log"
      intro="Who did what and what was refused, the newest first. Exported, it has an entry a line, as JSON."
      actions={<Export filter={filter} />}
    >
      <FilterForm asked={asked} names={data?.remotes.map(({ name }) => name) ?? []} onFilter={setAsked} />
      <Log filter={filter} />
    </Page>
  )
}
