import { useBackend, useToast } from '@stageside/kit'
import { Button, ButtonLink } from '@stageside/ui/button'
import { Row, Stack } from '@stageside/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_COMPARED } from '../results/view.ts'
import { fetchHotels } from './fetch-hotels.ts'
import { HotelList } from './hotel-list.tsx'
import { groupEntries, savedOf } from './list-entry.ts'
import { listFull, notKept, SaveButton } from './save-button.tsx'
import { savedStore } from './saved-store.ts'
import type { SharedHotel } from './shared-list.ts'
import { useSaved } from './use-saved.ts'

/** Saves all hotels of a shared list, with the places they were shared for. */
const SaveAll = ({ hotels }: { readonly hotels: readonly SharedHotel[] }) => {
  const [saving, setSaving] = useState(false)
  const backend = useBackend()
  const client = useQueryClient()
  const toast = useToast()
  const ids = useSaved().map(({ id }) => id)
  const missing = hotels.filter(({ id }) => !ids.includes(id))

  const saveAll = async () => {
    setSaving(true)
    const { found, failed } = await fetchHotels(client, backend, missing)
    setSaving(false)
    const { kept, save, hotels: before } = savedStore.getState()
    save(found.map(({ near, answer }) => savedOf(answer, near)))
    const after = savedStore.getState()
    if (failed > 0)
      toast({
        title: found.length === 0 ? 'Nothing was saved' : 'Not all hotels were saved',
        description: 'Some could not be looked up. Try again in a moment.',
        tone: 'destructive',
      })
    else if (after.hotels.length < before.length + found.length) toast(listFull)
    else if (kept && !after.kept) toast(notKept)
    else toast({ title: 'Saved to your list', tone: 'success' })
  }
  return (
    <Row data-screen-only>
      {missing.length === 0 ? (
        <span role="status">All of these are in your list.</span>
      ) : (
        <Button $size="small" aria-disabled={saving} onClick={() => (saving ? undefined : void saveAll())}>
          {saving ? 'Saving…' : 'Save these to my list'}
        </Button>
      )}
      {ids.length === 0 ? null : (
        <ButtonLink to="/saved" $tone="outline" $size="small">
          Open my list ({ids.length})
        </ButtonLink>
      )}
    </Row>
  )
}

interface SharedListViewProps {
  readonly hotels: readonly SharedHotel[]
  /** Whether the link was made to compare the hotels. */
  readonly compare: boolean
}

/** A list that somebody shared: the same hotels for everybody, and nothing of it changes. */
export const SharedListView = ({ hotels, compare }: SharedListViewProps) => (
  <Stack $gap={6}>
    <SaveAll hotels={hotels} />
    <HotelList
      groups={groupEntries(hotels.map((hotel) => ({ ...hotel, name: null, nearName: null, removed: false })))}
      chosen={compare ? hotels.slice(0, MOST_COMPARED).map(({ id }) => id) : []}
      renderAction={({ near }, answer) => (answer === undefined ? null : <SaveButton {...savedOf(answer, near)} />)}
    />
  </Stack>
)
