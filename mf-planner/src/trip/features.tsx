import { Badge } from '@stageside/ui/badge'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FeatureGrid } from '../marketing/feature-grid.tsx'
import { SampleDay } from './sample-day.tsx'

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: center;
  }
`
const features = [
  {
    mark: '20:00',
    title: 'Built around your event',
    words: 'Name the event and we plan the day around it: dinner before, the way there and the way back.',
  },
  {
    mark: '7 min',
    title: 'Minutes between stops',
    words: 'You see how long each leg takes, on foot or by public transport, with a range.',
  },
  {
    mark: '9–17',
    title: 'Open when you arrive',
    words: 'We plan each stop for a time when it is open that day. Where we don’t know the hours, the plan says so.',
  },
  {
    mark: 'Undo',
    title: 'Yours to change',
    words:
      'Swap a stop, lock one, change the order, replan a day, undo. Then share the plan or add it to your calendar.',
  },
] as const

/** What stands under the form before anybody has asked for anything. */
export const Features = () => (
  <Stack $gap={12}>
    <Split>
      <Stack $gap={3}>
        <h2>Your day as a timetable</h2>
        <Text>
          The planner picks real places near your event and fits them into your days. You see when to be where, and how
          long it takes to get there.
        </Text>
        <Text $muted>
          Staying over? <Link to="/location">Find a hotel a short walk away</Link>. Want it for your own guests?{' '}
          <Link to="/ai-builder">See what the planner can do for partners</Link>.
        </Text>
      </Stack>
      <Stack $gap={2}>
        <Row>
          <Badge>Demo day</Badge>
        </Row>
        <SampleDay />
      </Stack>
    </Split>
    <FeatureGrid features={features} min={14} />
  </Stack>
)
