import { LONG_TEXT, LONG_WORD } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Badge } from './badge.tsx'
import { Row, Stack, Text } from './layout.tsx'
import { PageScaffold } from './page-scaffold.tsx'
import { Skeleton } from './skeleton.tsx'

export default {
  'PageScaffold: default': (
    <PageScaffold title="Refunds" intro="What you get back, and when.">
      <Text>Cancel up to 48 hours before arrival, and the whole amount comes back within five working days.</Text>
    </PageScaffold>
  ),
  'PageScaffold: with a kicker': (
    <PageScaffold
      title="Work with us"
      crumb="Careers"
      kicker={
        <Row>
          <Badge $tone="signal">Hiring</Badge>
        </Row>
      }
    >
      <Text>Four open roles in Adelaide and Melbourne.</Text>
    </PageScaffold>
  ),
  'PageScaffold: narrow': (
    <PageScaffold narrow title="Privacy" intro="What we keep, and for how long.">
      <Text>{LONG_TEXT}</Text>
    </PageScaffold>
  ),
  'PageScaffold: loading': (
    <PageScaffold title="Refunds">
      <Stack $gap={3} role="status" aria-label="Loading">
        <Skeleton $height="1rem" />
        <Skeleton $height="1rem" $width="90%" />
        <Skeleton $height="1rem" $width="40%" />
      </Stack>
    </PageScaffold>
  ),
  'PageScaffold: long text': (
    <PageScaffold title={LONG_WORD} intro={LONG_TEXT}>
      <Text>{LONG_TEXT}</Text>
    </PageScaffold>
  ),
} satisfies Stories
