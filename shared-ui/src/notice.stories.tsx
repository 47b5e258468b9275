import { LONG_TEXT, LONG_WORD, Night } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Button } from './button.tsx'
import { Row, Stack, Text } from './layout.tsx'
import { Notice } from './notice.tsx'

export default {
  'Notice: default': <Notice>Prices are on the hotel’s site.</Notice>,
  'Notice: information': <Notice $tone="info">The last tram leaves at 00:20 on event days.</Notice>,
  'Notice: success': (
    <Notice $tone="success" role="status">
      Saved. You will find it under Saved hotels.
    </Notice>
  ),
  'Notice: error': (
    <Notice $tone="error" role="alert">
      <Stack $gap={3}>
        <Text>
          <strong>We couldn’t save your plan.</strong> Check your connection and try again.
        </Text>
        <Row>
          <Button $size="small">Try again</Button>
        </Row>
      </Stack>
    </Notice>
  ),
  'Notice: night': (
    <Night>
      <Notice $tone="error" role="alert">
        We couldn’t find that place.
      </Notice>
    </Night>
  ),
  'Notice: long text': (
    <Notice $tone="info">
      <strong>{LONG_WORD}</strong> {LONG_TEXT}
    </Notice>
  ),
} satisfies Stories
