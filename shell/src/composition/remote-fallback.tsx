import { site } from '@site/contracts/site'
import { Button, ButtonLink } from '@site/ui/button'
import { Row, Section, Stack, Text, Wrap } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'

export interface RemoteFallbackProps {
  readonly title: string
  /** What failed, in the HTML for tests and debugging: the name of a remote, or `composition`. */
  readonly name: string
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** Shown in place of a part of the site that failed to load. */
export const RemoteFallback = ({ title, name, onRetry, retrying }: RemoteFallbackProps) => (
  <Section>
    <Wrap $narrow>
      <Stack $gap={5}>
        <h1 tabIndex={-1}>{title}</h1>
        <Notice $tone="error" role="alert" data-remote={name} data-testid="remote-fallback">
          <Stack $gap={3}>
            <Text>
              <strong>This part of the site did not load.</strong> The rest of {site.brand} is working: the menu, the
              footer and every other page. We have been told about it.
            </Text>
            <Row>
              <Button onClick={onRetry} disabled={retrying}>
                {retrying ? 'Trying again…' : 'Try again'}
              </Button>
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
