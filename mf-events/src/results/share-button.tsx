import { useToast } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'

type Shared = 'sheet' | 'copied'

/**
 * By the device's own sheet; by the clipboard where there is none or it refuses, as some do on a computer. Rejects with an
 * `AbortError` when the sheet was closed.
 */
export const shareLink = async (title: string, url: string): Promise<Shared> => {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'sheet'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      console.info('the share sheet did not open', error)
    }
  }
  await navigator.clipboard.writeText(url)
  return 'copied'
}

/** Shares the address, which holds the whole search. */
export const ShareButton = ({ title }: { readonly title: string }) => {
  const toast = useToast()
  const share = async () => {
    try {
      if ((await shareLink(title, window.location.href)) === 'copied')
        toast({ title: 'Link copied', description: 'It opens these hotels with your filters.', tone: 'success' })
    } catch (error) {
      // Closing the sheet of the device is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({
        title: 'The link could not be copied',
        description: 'Copy it from the address bar.',
        tone: 'destructive',
      })
    }
  }
  return (
    <Button $tone="outline" $size="small" onClick={() => void share()}>
      Share<VisuallyHidden> these hotels</VisuallyHidden>
    </Button>
  )
}
