import type { Stories } from '../gallery/kinds.ts'
import { Row, Text } from './layout.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export default {
  'VisuallyHidden: default': (
    <Row>
      <Text>
        ★★★★<VisuallyHidden> four stars of five</VisuallyHidden>
      </Text>
    </Row>
  ),
} satisfies Stories
