import { useToast } from '@stageside/kit'
import { Button, type ButtonLook } from '@stageside/ui/button'
import { shareLink } from '../results/share-button.tsx'

interface ShareLinkButtonProps extends ButtonLook {
  readonly label: string
  /** What is shared, for the sheet of the device. */
  readonly title: string
  readonly url: () => string
  /** What the link does, said when it was copied. */
  readonly copied: string
}

/** Shares a link by the device's own sheet, or copies it. */
export const ShareLinkButton = ({ label, title, url, copied, ...look }: ShareLinkButtonProps) => {
  const toast = useToast()
  const share = async () => {
    const address = url()
    try {
      if ((await shareLink(title, address)) === 'copied')
        toast({ title: 'Link copied', description: copied, tone: 'success' })
    } catch (error) {
      // Closing the sheet of the device is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({
        title: 'The link could not be copied',
        description: `Copy it from here: ${address}`,
        tone: 'destructive',
      })
    }
  }
  return (
    <Button $tone="outline" $size="small" {...look} onClick={() => void share()}>
      {label}
    </Button>
  )
}
