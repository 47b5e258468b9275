import type { HotelResponse } from '@site/contracts/hotel'
import { useBackend } from '@site/kit'
import { Button } from '@site/ui/button'
import { PlainList, Stack } from '@site/ui/layout'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { CompareToggle } from '../compare/compare-bar.tsx'
import { CompareTray } from '../compare/compare-tray.tsx'
import { GroupHeading } from './group-heading.tsx'
import { hotelQuery } from './hotel-query.ts'
import { comparedOf, firstEntries, type EntryGroup, type ListEntry } from './list-entry.ts'
import { ListRow } from './list-row.tsx'
import { writeSharedList } from './shared-list.ts'

/** So many hotels are asked about at once; more when they are wanted. */
export const ASKED_AT_ONCE = 20

/** An address that opens these hotels anywhere. */
export const listUrl = (entries: readonly Pick<ListEntry, 'id' | 'near'>[], more = ''): string =>
  `${window.location.origin}/saved?${writeSharedList(entries)}${more}`

interface HotelListProps {
  readonly groups: readonly EntryGroup[]
  /** Ids that are chosen for a comparison from the start. */
  readonly chosen?: readonly string[]
  /** Takes the place of the row of a hotel that was removed. */
  readonly renderRemoved?: (entry: ListEntry) => ReactNode
  /** What can be done with a hotel besides comparing it; its answer is there once it was looked up. */
  readonly renderAction: (entry: ListEntry, answer: HotelResponse | undefined) => ReactNode
}

/** Hotels under the places they were saved for, and their comparison. */
export const HotelList = ({ groups, chosen = [], renderRemoved, renderAction }: HotelListProps) => {
  const backend = useBackend()
  const headings = useId()
  const [most, setMost] = useState(ASKED_AT_ONCE)
  const [compared, setCompared] = useState(chosen)
  const all = groups.flatMap(({ entries }) => entries)
  const shown = firstEntries(groups, most)
  const asked = shown.flatMap(({ entries }) => entries)
  const queries = useQueries({ queries: asked.map(({ id, near }) => hotelQuery(backend, id, near)) })
  const queryOf = new Map(asked.flatMap(({ id }, index) => (queries[index] ? [[id, queries[index]]] : [])))

  const firstNew = most > ASKED_AT_ONCE ? asked[most - ASKED_AT_ONCE]?.id : undefined
  useEffect(() => {
    // The button may be gone, and the rows it brought are what was asked for.
    if (firstNew !== undefined) document.getElementById(`saved-${firstNew}`)?.focus()
  }, [firstNew])

  const selected = asked.filter(({ id, removed }) => !removed && compared.includes(id))
  const waiting = selected.some(({ id }) => queryOf.get(id)?.isPending)
  const failed = selected.some(({ id }) => queryOf.get(id)?.isError)
  const hotels = selected.flatMap(({ id }) => {
    const data = queryOf.get(id)?.data
    return data === undefined ? [] : [comparedOf(data)]
  })
  return (
    <Stack $gap={10}>
      {shown.map(({ near, nearName, entries }, index) => {
        const found = entries.map(({ id }) => queryOf.get(id)?.data?.route?.origin.name).find(Boolean)
        return (
          <Stack key={near ?? ''} as="section" $gap={3} aria-labelledby={`${headings}${index}`}>
            <GroupHeading id={`${headings}${index}`} near={near} name={nearName ?? found ?? null} />
            <PlainList $gap={0}>
              {entries.map((entry) => {
                const query = queryOf.get(entry.id)
                if (query === undefined) return null
                if (entry.removed && renderRemoved !== undefined) return renderRemoved(entry)
                return (
                  <ListRow key={entry.id} entry={entry} query={query}>
                    {query.data === undefined ? null : (
                      <CompareToggle
                        id={entry.id}
                        name={query.data.hotel.name}
                        compared={compared}
                        onChange={setCompared}
                      />
                    )}
                    {renderAction(entry, query.data)}
                  </ListRow>
                )
              })}
            </PlainList>
          </Stack>
        )
      })}
      {asked.length === all.length ? null : (
        <div>
          <Button $tone="outline" onClick={() => setMost(most + ASKED_AT_ONCE)}>
            Show {Math.min(ASKED_AT_ONCE, all.length - asked.length)} more hotels
          </Button>
        </div>
      )}
      <CompareTray
        hotels={hotels}
        stay={null}
        shareUrl={() => listUrl(selected, '&compared=open')}
        chosen={selected.length}
        lookup={waiting ? 'waiting' : failed ? 'failed' : 'done'}
        onClear={() => setCompared([])}
      />
    </Stack>
  )
}
