import type { HotelResponse } from '@site/contracts/hotel'
import { Button } from '@stageside/ui/button'
import { PlainList, Stack } from '@stageside/ui/layout'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { compareChoice, withChoice } from '../compare/compare-choice.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { CompareTray } from '../compare/compare-tray.tsx'
import { priceWords } from '../results/headline.ts'
import { writeStay, type Stay } from '../stay/stay.ts'
import { useStay } from '../stay/use-stay.ts'
import { ASKED_AT_ONCE } from './fetch-hotels.ts'
import { GroupHeading } from './group-heading.tsx'
import { firstEntries, type EntryGroup, type ListEntry } from './list-entry.ts'
import { ListRow } from './list-row.tsx'
import { writeSharedList } from './shared-list.ts'
import { StayBar } from './stay-bar.tsx'
import { useChosen } from './use-chosen.ts'
import { useKeptCompared } from './use-kept-compared.ts'
import { useListPrices, type ListPrices } from './use-list-prices.ts'

/** An address that opens these hotels anywhere, for the same nights. */
export const listUrl = (entries: readonly Pick<ListEntry, 'id' | 'near'>[], stay: Stay | null, more = ''): string => {
  const nights = stay === null ? '' : `&${writeStay(new URLSearchParams(), stay).toString()}`
  return `${window.location.origin}/saved?${writeSharedList(entries)}${nights}${more}`
}

const wordsOf = ({ asking, state, of }: ListPrices): string | null => {
  if (asking) return 'Asking for prices…'
  const shown = [...of.values()].some(({ price }) => price !== null)
  return state === undefined ? null : priceWords(state, shown)
}

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
  const headings = useId()
  const [most, setMost] = useState(ASKED_AT_ONCE)
  const [kept, setCompared] = useKeptCompared(chosen)
  const all = groups.flatMap(({ entries }) => entries)
  const shown = firstEntries(groups, most)
  const asked = shown.flatMap(({ entries }) => entries)
  // A hotel that was removed takes no place in the comparison.
  const compared = kept.filter((id) => all.some((entry) => entry.id === id && !entry.removed))
  const selected = asked.filter(({ id }) => compared.includes(id))
  const { hotels, lookup } = useChosen(selected)
  const { stay } = useStay()
  const prices = useListPrices(shown, stay)

  const firstNew = most > ASKED_AT_ONCE ? asked[most - ASKED_AT_ONCE]?.id : undefined
  useEffect(() => {
    // The button may be gone, and the rows it brought are what was asked for.
    if (firstNew !== undefined) document.getElementById(`hotel-${firstNew}`)?.focus()
  }, [firstNew])

  return (
    <Stack $gap={10}>
      <StayBar words={wordsOf(prices)} />
      {shown.map(({ near, nearName, entries }, index) => (
        <Stack key={near ?? ''} as="section" $gap={3} aria-labelledby={`${headings}${index}`}>
          <GroupHeading id={`${headings}${index}`} near={near} nearName={nearName} first={entries[0]?.id ?? ''} />
          <PlainList $gap={0}>
            {entries.map((entry) =>
              entry.removed && renderRemoved !== undefined ? (
                renderRemoved(entry)
              ) : (
                <ListRow
                  key={entry.id}
                  entry={entry}
                  ids={entries.map(({ id }) => id)}
                  stay={stay}
                  price={prices.of.get(entry.id)}
                  asking={prices.asking}
                  renderActions={(answer) => (
                    <>
                      {answer === undefined ? null : (
                        <CompareToggle
                          tray
                          name={answer.hotel.name}
                          {...compareChoice(compared, entry.id)}
                          onChange={(chosen) => setCompared(withChoice(compared, entry.id, chosen))}
                        />
                      )}
                      {renderAction(entry, answer)}
                    </>
                  )}
                />
              ),
            )}
          </PlainList>
        </Stack>
      ))}
      {asked.length === all.length ? null : (
        <div>
          <Button $tone="outline" onClick={() => setMost(most + ASKED_AT_ONCE)}>
            Show {Math.min(ASKED_AT_ONCE, all.length - asked.length)} more hotels
          </Button>
        </div>
      )}
      <CompareTray
        hotels={hotels.map((hotel) => ({ ...hotel, ...prices.of.get(hotel.id) }))}
        stay={stay}
        shareUrl={() => listUrl(selected, stay, '&compared=open')}
        chosen={selected.length}
        lookup={lookup}
        onClear={() => setCompared([])}
      />
    </Stack>
  )
}
