import type { Walk } from '@site/contracts/hotels'
import type { RideHome, TransitJourney } from '@site/contracts/transit'
import { PlainList, Stack, Text } from '@site/ui/layout'
import { color, font, media, space } from '@site/ui/tokens'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import { styled } from 'styled-components'
import { boardWords, clockOf, lastWords, noRideWords, sourceLine, stepsOf, timesWords } from './ride-words.ts'

const Departure = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  border-top: 1px solid ${color.line};
  ${media.tablet} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: baseline;
  }
  ol {
    margin: 0;
    padding-inline-start: ${space(5)};
  }
  summary {
    width: fit-content;
    /* As tall as a finger is wide. */
    padding-block: ${space(2)};
    text-decoration: underline;
    cursor: pointer;
  }
`
const Time = styled.time`
  font-family: ${font.head};
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1;
  color: ${color.transit};
  font-variant-numeric: tabular-nums;
`
const Last = styled.p`
  padding: ${space(4)};
  border-inline-start: 4px solid ${color.transit};
  background: ${color.card};
  font-weight: 650;
`

const DepartureRow = ({ journey }: { readonly journey: TransitJourney }) => {
  const departs = journey.rides[0]?.departs ?? journey.leaves
  return (
    <Departure>
      <Time dateTime={departs}>{clockOf(departs)}</Time>
      <div>
        <strong>{boardWords(journey)}</strong>
        <Text $muted>{timesWords(journey)}</Text>
        <details>
          <summary>
            Step by step<VisuallyHidden>, departure at {clockOf(departs)}</VisuallyHidden>
          </summary>
          <ol>
            {stepsOf(journey).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      </div>
    </Departure>
  )
}

/** The last departure again, where it is not among the next ones. */
const listed = (departures: readonly TransitJourney[], last: TransitJourney | null): readonly TransitJourney[] =>
  last === null || departures.some(({ leaves }) => leaves === last.leaves) ? departures : [...departures, last]

interface RideListProps {
  readonly answer: RideHome
  readonly walk: Walk
}

/** How the night ends, then the departures until then. */
export const RideList = ({ answer, walk }: RideListProps) => {
  if (answer.status !== 'rides') return <Text>{noRideWords(answer, walk)}</Text>
  return (
    <Stack $gap={4}>
      <Last>{lastWords(answer, walk)}</Last>
      <PlainList $gap={0} aria-label="Departures">
        {listed(answer.departures, answer.last).map((journey) => (
          <DepartureRow key={journey.leaves} journey={journey} />
        ))}
      </PlainList>
      <Text $muted $small>
        {sourceLine(answer.timetable)}
      </Text>
    </Stack>
  )
}
