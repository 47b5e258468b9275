import { Button } from '@site/ui/button'
import { Stack } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'

export interface FailureProps {
  readonly what: string
  readonly error: Error
  readonly onRetry: () => void
}

/** A call that failed: what could not be had, why, and the way to try again. */
export const Failure = ({ what, error, onRetry }: FailureProps) => (
  <Notice $tone="error" role="alert">
    <Stack $gap={3}>
      <p>
        <strong>{what}</strong> {error.message}
      </p>
      <div>
        <Button $tone="outline" $size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Stack>
  </Notice>
)
