import { LONG_TEXT, LONG_WORD, nothing } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { Row, Stack, Text } from './layout.tsx'
import { Skeleton } from './skeleton.tsx'

const PARAGRAPHS = Array.from({ length: 12 }, (_, index) => index)

export default {
  'Dialog: default': (
    <Dialog open onClose={nothing} title="Join the waitlist" description="We write once, when rooms open.">
      <Stack $gap={5}>
        <TextField label="Email" type="email" name="email" />
        <Row>
          <Button>Join</Button>
          <Button $tone="outline">Not now</Button>
        </Row>
      </Stack>
    </Dialog>
  ),
  'Dialog: without description': (
    <Dialog open onClose={nothing} title="Remove this stop?">
      <Row>
        <Button>Remove</Button>
        <Button $tone="outline">Keep it</Button>
      </Row>
    </Dialog>
  ),
  'Dialog: error': (
    <Dialog open onClose={nothing} title="Join the waitlist">
      <TextField label="Email" name="email" defaultValue="jo@" error="Enter an address like name@example.com." />
    </Dialog>
  ),
  'Dialog: loading': (
    <Dialog open onClose={nothing} title="Opening your plan">
      <Stack $gap={3} role="status" aria-label="Opening your plan">
        <Skeleton $height="1.25rem" $width="70%" />
        <Skeleton $height="7rem" />
      </Stack>
    </Dialog>
  ),
  'Dialog: wide and scrolling': (
    <Dialog open wide onClose={nothing} title="What the package holds" description="Everything listed is included.">
      <Stack>
        {PARAGRAPHS.map((index) => (
          <Text key={index}>
            Two nights beside the arena, breakfast, and the last tram back to the door. Nothing here is charged until
            you confirm.
          </Text>
        ))}
      </Stack>
    </Dialog>
  ),
  'Dialog: long text': (
    <Dialog open onClose={nothing} title={LONG_WORD} description={LONG_TEXT}>
      <Row>
        <Button>{LONG_WORD}</Button>
      </Row>
    </Dialog>
  ),
} satisfies Stories
