import { useToast, type ToastMessage } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'
import { Bookmark } from './bookmark.tsx'
import { MOST_SAVED, type SavedHotel } from './saved-hotels.ts'
import { savedStore } from './saved-store.ts'
import { useIsSaved } from './use-saved.ts'

/** As wide for "Saved" as for "Save", so that the row keeps still. */
const Toggle = styled(Button)`
  min-width: 4.75rem;
  min-height: 2.75rem;
  justify-content: flex-start;
  padding-inline: 0;
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
`

export const listFull: ToastMessage = {
  title: 'Your list is full',
  description: `It holds ${MOST_SAVED} hotels. Remove one under Saved hotels to save another.`,
  tone: 'destructive',
}
export const notKept: ToastMessage = {
  title: 'Saved until you close this tab',
  description: 'Your browser doesn’t let this site keep anything. To keep the list, share it with yourself.',
  tone: 'destructive',
}

/** Saves a hotel in this browser, and removes it when it is saved. */
export const SaveButton = ({ id, name, city, near }: SavedHotel) => {
  const toast = useToast()
  const saved = useIsSaved(id)
  const toggle = () => {
    const { hotels, kept, save, remove } = savedStore.getState()
    if (saved) return remove(id)
    if (hotels.length >= MOST_SAVED) return toast(listFull)
    save([{ id, name, city, near }])
    if (kept && !savedStore.getState().kept) toast(notKept)
  }
  return (
    <Toggle $tone="quiet" $size="small" aria-pressed={saved} onClick={toggle}>
      <Bookmark />
      <span>
        {saved ? 'Saved' : 'Save'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Toggle>
  )
}
