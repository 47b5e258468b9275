import type { VenueExit } from '@site/contracts/hotel'
import type { Walk } from '@site/contracts/hotels'
import type { RideHome, TransitJourney } from '@site/contracts/transit'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'
import { allowWords } from './exit-words.ts'
import {
  boardWords,
  clockOf,
  lastWords,
  noRideWords,
  sourceLine,
  stepsOf,
  timesWords,
  type Begins,
} from './ride-words.ts'

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

interface DepartureRowProps {
  readonly journey: TransitJourney
  readonly begins: Begins
  /** It leaves while many are still inside. */
  readonly tight: boolean
}

const DepartureRow = ({ journey, begins, tight }: DepartureRowProps) => {
  const departs = journey.rides[0]?.departs ?? journey.leaves
  return (
    <Departure>
      <Time dateTime={departs}>{clockOf(departs)}</Time>
      <div>
        <strong>{boardWords(journey)}</strong>
        <Text $muted>{timesWords(journey, tight ? 'tight' : begins)}</Text>
        <details>
          <summary>
            Step by step<VisuallyHidden>, departure at {clockOf(departs)}</VisuallyHidden>
          </summary>
          <ol>
            {stepsOf(journey, begins).map((step) => (
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
  /** How long it takes to leave the venue, where it is known. */
  readonly exit: VenueExit | undefined
}

/** How the night ends, then the departures until then. */
export const RideList = ({ answer, walk, exit }: RideListProps) => {
  const begins = exit === undefined ? 'door' : 'street'
  if (answer.status === 'expired' || answer.status === 'early') return <Text>{noRideWords(answer, walk)}</Text>
  const { tight = [] } = answer
  const departures = answer.status === 'rides' ? listed(answer.departures, answer.last) : []
  const rows = [...tight, ...departures]
  const Headline = rows.length === 0 ? Text : Last
  return (
    <Stack $gap={4}>
      <Headline>{answer.status === 'rides' ? lastWords(answer, walk) : noRideWords(answer, walk, begins)}</Headline>
      {exit === undefined ? null : <Text>{allowWords(exit)}</Text>}
      {rows.length === 0 ? null : (
        <>
          <PlainList $gap={0} aria-label="Departures">
            {rows.map((journey, at) => (
              <DepartureRow key={journey.leaves} journey={journey} begins={begins} tight={at < tight.length} />
            ))}
          </PlainList>
          <Text $muted $small>
            {sourceLine(answer.timetable)}
          </Text>
        </>
      )}
    </Stack>
  )
}
