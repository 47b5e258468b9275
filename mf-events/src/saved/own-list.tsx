import { ButtonLink, Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { ShareLinkButton } from '../parts/share-link-button.tsx'
import { useStay } from '../stay/use-stay.ts'
import { HotelList, listUrl } from './hotel-list.tsx'
import { groupEntries, withRemovals, type ListEntry, type Removal } from './list-entry.ts'
import { RemovedRow } from './removed-row.tsx'
import type { SavedHotel } from './saved-hotels.ts'
import { savedStore } from './saved-store.ts'
import { useIsKept, useSaved } from './use-saved.ts'

const NothingSaved = () => (
  <Stack $gap={4}>
    <h2>Nothing saved yet</h2>
    <Text>
      Search for an event, a venue or an address and press Save beside a hotel you like. It waits for you here, with the
      minutes to the place you searched for.
    </Text>
    <Row>
      <ButtonLink to="/location">Find hotels</ButtonLink>
      <ButtonLink to="/sports" $tone="outline">
        Look through events
      </ButtonLink>
    </Row>
  </Stack>
)

interface RemoveButtonProps {
  readonly name: string
  /** Takes the focus when its hotel was put back, as the button that did it is gone. */
  readonly restored: boolean
  readonly onRemove: () => void
}

const RemoveButton = ({ name, restored, onRemove }: RemoveButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (restored ? button.current?.focus() : undefined), [restored])
  return (
    <Button ref={button} $tone="quiet" $size="small" onClick={onRemove}>
      Remove<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}

const entriesOf = (hotels: readonly SavedHotel[], removals: readonly Removal[]): readonly ListEntry[] => {
  const removed = new Set(removals.map(({ hotel }) => hotel.id))
  return withRemovals(hotels, removals).map(({ id, name, near }) => ({
    id,
    name,
    near: near?.key ?? null,
    nearName: near?.name ?? null,
    removed: removed.has(id),
  }))
}

/** The hotels saved in this browser. */
export const OwnList = () => {
  const hotels = useSaved()
  const kept = useIsKept()
  const { stay } = useStay()
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [restored, setRestored] = useState<string | null>(null)
  const groups = groupEntries(entriesOf(hotels, removals))
  if (groups.length === 0) return <NothingSaved />

  const remove = (id: string) => {
    const at = hotels.findIndex((hotel) => hotel.id === id)
    const hotel = hotels[at]
    if (hotel === undefined) return
    setRestored(null)
    setRemovals([...removals, { hotel, at }])
    savedStore.getState().remove(id)
  }
  const undo = (id: string) => {
    const removal = removals.find(({ hotel }) => hotel.id === id)
    if (removal === undefined) return
    setRestored(id)
    setRemovals(removals.filter((each) => each !== removal))
    savedStore.getState().restore(removal.hotel, removal.at)
  }
  return (
    <Stack $gap={6}>
      {kept ? null : (
        <Notice $tone="error" role="status">
          Your browser doesn’t let this site keep anything, so this list is gone when you close the tab. To keep it,
          share it with yourself.
        </Notice>
      )}
      {hotels.length === 0 ? null : (
        <Row data-screen-only>
          <ShareLinkButton
            label="Share this list"
            title="Saved hotels"
            url={() =>
              listUrl(
                hotels.map(({ id, near }) => ({ id, near: near?.key ?? null })),
                stay,
              )
            }
            copied="It opens these hotels on any device."
          />
        </Row>
      )}
      <HotelList
        groups={groups}
        renderRemoved={({ id, name }) => <RemovedRow key={id} name={name ?? ''} onUndo={() => undo(id)} />}
        renderAction={({ id, name }) => (
          <RemoveButton name={name ?? ''} restored={restored === id} onRemove={() => remove(id)} />
        )}
      />
    </Stack>
  )
}
