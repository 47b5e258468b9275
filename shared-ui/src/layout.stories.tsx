import { Focused, LONG_LABEL, LONG_TEXT, LONG_WORD, Night } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { Grid, PlainList, Row, Section, Stack, Text, Wrap } from './layout.tsx'

const Sample = ({ children = 'Content' }) => (
  <Card $pad={3}>
    <Text>{children}</Text>
  </Card>
)

export default {
  'Wrap: default': (
    <Wrap>
      <Sample />
    </Wrap>
  ),
  'Wrap: narrow': (
    <Wrap $narrow>
      <Text>{LONG_TEXT}</Text>
    </Wrap>
  ),
  'Section: default': (
    <Section>
      <Sample />
    </Section>
  ),
  'Section: tight': (
    <Section $tight>
      <Sample />
    </Section>
  ),
  'Section: below the first screen': (
    <Section $below="10rem">
      <Sample />
    </Section>
  ),
  'Stack: default': (
    <Stack>
      <Sample>One</Sample>
      <Sample>Two</Sample>
      <Sample>Three</Sample>
    </Stack>
  ),
  'Stack: long text': (
    <Stack>
      <Sample>{LONG_WORD}</Sample>
      <Sample>{LONG_TEXT}</Sample>
    </Stack>
  ),
  'Row: default': (
    <Row>
      <Badge>Demo</Badge>
      <Text>Sat 17 Jan</Text>
      <Text $muted>18:30</Text>
    </Row>
  ),
  'Row: on one baseline': (
    <Row $align="baseline">
      <h2>7 min</h2>
      <Text>on foot</Text>
    </Row>
  ),
  'Row: long text': (
    <Row>
      <Text>{LONG_LABEL}</Text>
      <Badge>{LONG_WORD}</Badge>
    </Row>
  ),
  'Grid: default': (
    <Grid $min={9} $gap={4}>
      {['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
        <Sample key={name}>{name}</Sample>
      ))}
    </Grid>
  ),
  'Grid: long text': (
    <Grid $min={9} $gap={4}>
      <Sample>{LONG_WORD}</Sample>
      <Sample>{LONG_TEXT}</Sample>
    </Grid>
  ),
  'Text: default': <Text>{LONG_TEXT}</Text>,
  'Text: kinds': (
    <Stack $gap={2}>
      <Text $lead>Honest minutes on foot, from the seat to the bed.</Text>
      <Text>Doors open an hour before the first serve.</Text>
      <Text $muted>Estimated from the street network.</Text>
      <Text $muted $small>
        Checked on 12 November.
      </Text>
    </Stack>
  ),
  'Text: headings and a link': (
    <Stack $gap={3}>
      <h1>Hotels near Rod Laver Arena</h1>
      <h2>Within ten minutes on foot</h2>
      <h3>Along the river</h3>
      <Text>
        Minutes are counted from the gate. <a href="#how">How we count them</a>
      </Text>
    </Stack>
  ),
  'Text: link focus': (
    <Focused>
      <Text>
        Minutes are counted from the gate. <a href="#how">How we count them</a>
      </Text>
    </Focused>
  ),
  'Text: night': (
    <Night>
      <Text $lead>Honest minutes on foot, from the seat to the bed.</Text>
    </Night>
  ),
  'PlainList: default': (
    <PlainList>
      <li>Breakfast from 6:30</li>
      <li>Step-free from street to room</li>
      <li>Late check-out on event days</li>
    </PlainList>
  ),
  'PlainList: long text': (
    <PlainList>
      <li>{LONG_TEXT}</li>
      <li>{LONG_WORD}</li>
    </PlainList>
  ),
} satisfies Stories
