import { Button } from '@site/ui/button'
import { Row, Wrap } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'

/** The page is here to read, but its buttons and forms are not: their code did not arrive. */
export const StillReading = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
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
