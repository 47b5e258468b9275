import { useToast } from '@site/kit'
import { Button } from '@site/ui/button'

interface Props {
  readonly text: string
  readonly label: string
  readonly done: string
}

/** Copies a text; where the browser refuses, explains how to copy it by hand. */
export const CopyText = ({ text, label, done }: Props) => {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: done, tone: 'success' })
    } catch {
      toast({
        title: 'Could not copy',
        description: 'Your browser does not allow it here. Select the text and copy it instead.',
        tone: 'destructive',
      })
    }
  }
  return (
    <div data-screen-only>
      <Button $tone="outline" $size="small" onClick={copy}>
        {label}
      </Button>
    </div>
  )
}
