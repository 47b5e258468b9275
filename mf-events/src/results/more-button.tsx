import { Button } from '@stageside/ui/button'
import { Stack, Text } from '@stageside/ui/layout'
import type { Pages } from './use-pages.ts'
import { PAGE_SIZE } from './view.ts'

interface MoreButtonProps {
  readonly total: number
  readonly pages: Pages
  readonly onMore: () => void
}

/** Adds the next page to the list; nothing once every hotel is listed. */
export const MoreButton = ({ total, pages: { hotels, pending, failed, retry }, onMore }: MoreButtonProps) => {
  const left = total - hotels.length
  if (left <= 0) return null
  const next = Math.min(PAGE_SIZE, left)
  return (
    <Stack $gap={2} data-screen-only style={{ justifyItems: 'start' }}>
      {failed ? <Text role="alert">The next hotels did not come. Check your connection and try again.</Text> : null}
      <Button $tone="outline" aria-busy={pending || undefined} onClick={failed ? retry : pending ? undefined : onMore}>
        {failed ? 'Try again' : pending ? 'Adding hotels…' : `Show ${next} more ${next === 1 ? 'hotel' : 'hotels'}`}
      </Button>
    </Stack>
  )
}
