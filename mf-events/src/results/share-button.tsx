import { useToast } from '@site/kit'
import { Button } from '@site/ui/button'

/** Shares the address, which holds the whole search: by the device's own sheet, else by the clipboard. */
export const ShareButton = ({ title }: { readonly title: string }) => {
  const toast = useToast()
  const share = async () => {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast({ title: 'Link copied', description: 'It opens these hotels with your filters.', tone: 'success' })
      }
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
      Share these hotels
    </Button>
  )
}
