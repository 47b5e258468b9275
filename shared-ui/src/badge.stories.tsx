import { LONG_WORD, Night } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Badge } from './badge.tsx'
import { Row } from './layout.tsx'

export default {
  'Badge: default': <Badge>Demo</Badge>,
  'Badge: tones': (
    <Row>
      <Badge>Demo</Badge>
      <Badge $tone="signal">Coming soon</Badge>
      <Badge $tone="walk">Step-free</Badge>
    </Row>
  ),
  'Badge: night': (
    <Night>
      <Badge $tone="night">Beta</Badge>
    </Night>
  ),
  'Badge: beside a heading': (
    <Row $align="center">
      <h2>Plan a weekend</h2>
      <Badge $tone="signal">Beta</Badge>
    </Row>
  ),
  'Badge: long text': <Badge>{LONG_WORD}</Badge>,
} satisfies Stories
