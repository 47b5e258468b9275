import { LONG_TEXT, LONG_WORD, Night } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Button } from './button.tsx'
import { Grid, Row, Stack, Text } from './layout.tsx'
import { Skeleton } from './skeleton.tsx'
import { Ticket } from './ticket.tsx'
import { color, size } from './tokens.ts'

const Day = ({ day = '17', month = 'Jan', weekday = 'Sat' }) => (
  <>
    <span>{weekday}</span>
    <strong style={{ fontSize: size.h2, lineHeight: 1 }}>{day}</strong>
    <span>{month}</span>
  </>
)

export default {
  'Ticket: default': (
    <Ticket stub={<Day />} ink={color.court}>
      <Stack $gap={2}>
        <h3>Australian Open, day session</h3>
        <Text $muted>Rod Laver Arena, doors 10:00</Text>
      </Stack>
    </Ticket>
  ),
  'Ticket: inks in a grid': (
    <Grid $min={17} $gap={4}>
      {[color.court, color.stage, color.expo, color.street].map((ink) => (
        <Ticket key={ink} stub={<Day />} ink={ink}>
          <Stack $gap={2}>
            <h3>An evening out</h3>
            <Text $muted>Doors 18:30</Text>
          </Stack>
        </Ticket>
      ))}
    </Grid>
  ),
  'Ticket: with an action': (
    <Ticket stub={<Day day="3" month="Mar" weekday="Wed" />} ink={color.stage}>
      <Stack $gap={3}>
        <h3>Two nights and a show</h3>
        <Text $muted>Estimated from $420 for two</Text>
        <Row>
          <Button $size="small">See the package</Button>
        </Row>
      </Stack>
    </Ticket>
  ),
  'Ticket: loading': (
    <Ticket stub={<Day day="…" month="" weekday="" />} ink={color.expo}>
      <Stack $gap={2}>
        <Skeleton $height="1.25rem" $width="70%" />
        <Skeleton $height="1rem" $width="50%" />
      </Stack>
    </Ticket>
  ),
  'Ticket: long text': (
    <Ticket stub={<Day day="24" month="Dezember" weekday="Donnerstag" />} ink={color.street}>
      <Stack $gap={2}>
        <h3>{LONG_WORD}</h3>
        <Text $muted>{LONG_TEXT}</Text>
      </Stack>
    </Ticket>
  ),
  'Ticket: night': (
    <Night>
      <Ticket stub={<Day />} ink={color.stage}>
        <h3>Late show</h3>
      </Ticket>
    </Night>
  ),
} satisfies Stories
