import { site } from '@site/contracts/site'
import { Button, ButtonLink, type ButtonLook } from '@stageside/ui/button'
import { Row, Section, Stack, Text, Wrap } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'

interface Retry {
  readonly onRetry: () => void
  readonly retrying: boolean
}

const TryAgain = ({ onRetry, retrying, ...look }: Retry & ButtonLook) => (
  <Button {...look} onClick={onRetry} disabled={retrying}>
    {retrying ? 'Trying again…' : 'Try again'}
  </Button>
)

interface RemoteFallbackProps extends Retry {
  readonly title: string
  /** What failed, in the HTML for tests and debugging: the name of a remote, or `composition`. */
  readonly name: string
}

/** Shown in place of a part of the site that failed to load. */
export const RemoteFallback = ({ title, name, ...retry }: RemoteFallbackProps) => (
  <Section>
    <Wrap $narrow>
      <Stack $gap={5}>
        <h1 tabIndex={-1}>{title}</h1>
        <Notice $tone="error" role="alert" data-remote={name} data-testid="remote-fallback">
          <Stack $gap={3}>
            <Text>
              <strong>This part of the site did not load.</strong> Please try again in a moment. The menu, the footer
              and the other pages of {site.brand} still work.
            </Text>
            <Row>
              <TryAgain {...retry} />
              <ButtonLink to="/" $tone="quiet">
                Back to Homepage
              </ButtonLink>
            </Row>
          </Stack>
        </Notice>
      </Stack>
    </Wrap>
  </Section>
)

/** Shown on a server-rendered page whose code did not load: it can be read, but buttons and forms do not work. */
export const PendingHydrationNotice = (retry: Retry) => (
  <Wrap data-screen-only>
    <Notice $tone="error" role="alert" data-testid="remote-fallback">
      <Row>
        <span>You can read this page, but its buttons and forms did not load.</span>
        <TryAgain {...retry} $tone="outline" $size="small" />
      </Row>
    </Notice>
  </Wrap>
)
