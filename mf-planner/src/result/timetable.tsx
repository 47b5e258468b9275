import { color, media, space } from '@site/ui/tokens'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { Base, TripDay } from '../plan/plan.ts'
import { LegRow } from './leg-row.tsx'
import { StopRow } from './stop-row.tsx'
import { LineCell, Mark, TimeCell, Track } from './track.tsx'

const Frame = styled.div`
  padding: ${space(5)} ${space(4)} ${space(4)} ${space(2)};
  ${media.tablet} {
    padding: ${space(6)} ${space(6)} ${space(5)};
  }
`
const List = styled.ol.attrs({ role: 'list' })`
  list-style: none;
`
const Period = styled.p`
  padding-block: ${space(1)} ${space(2)};
  font-size: 0.8125rem;
  font-weight: 700;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.muted};
`
const BaseWords = styled.p`
  padding-bottom: ${space(1)};
  font-weight: 650;
`

const BaseRow = ({ time, words, leaving }: { time: string | null; words: string; leaving: boolean }) => (
  <Track>
    <TimeCell>{time === null ? null : <time>{time}</time>}</TimeCell>
    <LineCell $leg="none">
      <Mark $kind="base" />
    </LineCell>
    <BaseWords>
      {leaving ? 'Leave' : 'Back at'} {words}
    </BaseWords>
  </Track>
)

/** The stops of a day in order with the ways between them, from the base and back to it. */
export const Timetable = ({ day, dayIndex, base }: { day: TripDay; dayIndex: number; base: Base | null }) => (
  <Frame>
    {base === null || day.departAt === null ? null : <BaseRow time={day.departAt} words={base.name} leaving />}
    <List aria-label={`Day ${dayIndex + 1} stops`}>
      {day.stops.map((stop, index) => (
        <Fragment key={`${stop.id ?? stop.title}-${index}`}>
          <li>
            {stop.leg === null ? null : <LegRow leg={stop.leg} />}
            {stop.period === day.stops[index - 1]?.period ? null : (
              <Track>
                <TimeCell />
                <LineCell $leg={index === 0 && stop.leg === null ? 'none' : 'stay'} />
                <Period>{stop.period}</Period>
              </Track>
            )}
            <StopRow stop={stop} />
          </li>
        </Fragment>
      ))}
    </List>
    {day.returnLeg === null || base === null ? null : (
      <>
        <LegRow leg={day.returnLeg} />
        <BaseRow time={day.returnBy} words={base.name} leaving={false} />
      </>
    )}
  </Frame>
)
