import { LONG_TEXT, LONG_WORD, Night } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Grid, Row, Stack, Text } from './layout.tsx'
import { Skeleton } from './skeleton.tsx'

export default {
  'Card: default': (
    <Card>
      <Stack $gap={2}>
        <h2>Riverside rooms</h2>
        <Text $muted>Four minutes on foot, along the water.</Text>
      </Stack>
    </Card>
  ),
  'Card: small padding': (
    <Card $pad={4}>
      <Text>Doors open at 18:30.</Text>
    </Card>
  ),
  'Card: in a grid': (
    <Grid $min={13} $gap={4}>
      {['Short stay', 'Weekend', 'A whole week of tennis'].map((name) => (
        <Card key={name} $pad={5}>
          <Stack $gap={2}>
            <h3>{name}</h3>
            <Text $muted $small>
              Breakfast, late check-out
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  'Card: loading': (
    <Card>
      <Stack $gap={3}>
        <Skeleton $height="1.5rem" $width="60%" />
        <Skeleton $height="1rem" />
        <Skeleton $height="1rem" $width="80%" />
      </Stack>
    </Card>
  ),
  'Card: empty': (
    <Card>
      <Stack $gap={3}>
        <h3>No saved hotels yet</h3>
        <Text $muted>Save one from a search, and it waits here for you.</Text>
        <Row>
          <Button $tone="outline" $size="small">
            Find hotels
          </Button>
        </Row>
      </Stack>
    </Card>
  ),
  'Card: night': (
    <Night>
      <Card>
        <Text>Doors open at 18:30.</Text>
      </Card>
    </Night>
  ),
  'Card: long text': (
    <Card>
      <Stack $gap={2}>
        <h2>{LONG_WORD}</h2>
        <Text>{LONG_TEXT}</Text>
      </Stack>
    </Card>
  ),
} satisfies Stories
