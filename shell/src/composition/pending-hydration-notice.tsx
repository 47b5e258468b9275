import { Button } from '@site/ui/button'
import { Row, Wrap } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'

/** Shown on a server-rendered page whose code did not load: it can be read, but buttons and forms do not work. */
export const PendingHydrationNotice = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <Wrap data-screen-only>
    <Notice $tone="error" role="alert" data-testid="remote-fallback">
      <Row>
        <span>You can read this page, but its buttons and forms did not load.</span>
        <Button $tone="outline" $size="small" onClick={onRetry} disabled={retrying}>
          {retrying ? 'Trying again…' : 'Try again'}
        </Button>
      </Row>
    </Notice>
  </Wrap>
)
