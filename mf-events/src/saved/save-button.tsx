import { useToast, type ToastMessage } from '@site/kit'
import { Button } from '@site/ui/button'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import { styled } from 'styled-components'
import { MOST_SAVED, type SavedHotel } from './saved-hotels.ts'
import { savedStore } from './saved-store.ts'
import { useIsSaved } from './use-saved.ts'

/** As wide for "Saved" as for "Save", so that the row keeps still. */
const Toggle = styled(Button)`
  min-width: 6.25rem;
  min-height: 2.75rem;
  justify-content: flex-start;
  svg {
    flex: none;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
`

const Bookmark = () => (
  <svg width="1.125em" height="1.125em" viewBox="0 0 24 24" aria-hidden focusable="false">
    <path d="M6 3h12v18l-6-5-6 5z" />
  </svg>
)

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
