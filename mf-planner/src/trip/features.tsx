import { Badge } from '@site/ui/badge'
import { Row, Stack, Text } from '@site/ui/layout'
import { space } from '@site/ui/tokens'
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
    title: 'Built round your event',
    words: 'Name the event and its day is planned around it: dinner before, the way there, the way home.',
  },
  {
    mark: '7 min',
    title: 'Minutes, not guesses',
    words: 'Between two stops you see the minutes on foot or by transit, and the range they may take.',
  },
  {
    mark: '9–17',
    title: 'Open when you arrive',
    words: 'Stops are planned for when they are open on that date. Where hours are not known, the plan says so.',
  },
  {
    mark: 'Undo',
    title: 'Yours to change',
    words: 'Swap a stop, lock one, drag the order, replan a day, undo. Then share it or put it in your calendar.',
  },
] as const

/** What stands under the form before anybody has asked for anything. */
export const Features = () => (
  <Stack $gap={12}>
    <Split>
      <Stack $gap={3}>
        <h2>A day, printed like a timetable</h2>
        <Text>
          The planner picks from real places near your event and fits them into days you can walk. You read it like a
          departures board: when, where, and how long it takes to get there.
        </Text>
        <Text $muted>
          Staying over? <Link to="/location">Find a hotel a short walk away</Link>. Building for guests of your own?{' '}
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
