import { Badge } from '@stageside/ui/badge'
import { color, font, media, space } from '@stageside/ui/tokens'
import { css, styled } from 'styled-components'
import type { Stop, TripDay } from '../plan/plan.ts'
import { rideMinutesTo, type DayLeg } from '../way/day-legs.ts'
import { BACK, GAP, LEAVE, leaveWidth, LegWords, RideWords } from './glance-legs.tsx'
import { Mark } from './track.tsx'
import { widestWord } from './word-width.ts'

const Frame = styled.div<{ $ridesOut: boolean }>`
  --leave: ${({ $ridesOut }) => leaveWidth($ridesOut)};
  padding: ${space(4)} ${space(4)} ${space(5)} ${space(2)};
  ${media.tablet} {
    padding: ${space(3)} ${space(6)} ${space(6)};
  }
  ${media.desktop} {
    display: flex;
    gap: ${GAP};
    padding-top: ${space(5)};
  }
  &[hidden] {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
const row = css`
  display: grid;
  grid-template-columns: 3.25rem 1.25rem minmax(0, 1fr);
  column-gap: ${space(2)};
  align-items: baseline;
  ${media.desktop} {
    position: relative;
    display: block;
    padding-top: 1.625rem;
  }
`
const List = styled.ol.attrs({ role: 'list' })`
  flex: 1;
  min-width: 0;
  list-style: none;
  ${media.desktop} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${GAP};
  }
`
const Item = styled.li`
  ${row}
`
const End = styled.p<{ $width: string }>`
  ${row}
  color: ${color.muted};
  font-size: 0.9375rem;
  ${media.desktop} {
    flex: 0 0 ${({ $width }) => $width};
  }
`
const Clock = styled.time`
  font-family: ${font.head};
  font-weight: 700;
  text-align: right;
  ${media.desktop} {
    display: block;
    text-align: start;
  }
`
const Spot = styled.span`
  position: relative;
  align-self: stretch;
  ${media.desktop} {
    position: absolute;
    top: 0;
    left: 0.46875rem;
  }
`
/** In the strip a name gets smaller before a word of it is broken. */
const Name = styled.h4<{ $event: boolean; $widest: number }>`
  font-family: ${font.text};
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.3;
  letter-spacing: 0;
  color: ${({ $event }) => ($event ? color.signal : 'inherit')};
  text-wrap: pretty;
  hyphens: auto;
  ${media.desktop} {
    font-size: clamp(0.6875rem, ${({ $widest }) => (98 / $widest).toFixed(1)}cqi, 0.875rem);
  }
`
const Under = styled.span`
  display: block;
  font-size: 0.8125rem;
  color: ${color.muted};
`
const Told = styled.div`
  min-width: 0;
  ${media.desktop} {
    container-type: inline-size;
  }
  padding-block: ${space(0.5)};
`

const kindOf = (stop: Stop): 'visit' | 'meal' | 'event' =>
  stop.fixed === 'event' ? 'event' : stop.meal === null ? 'visit' : 'meal'

interface DayGlanceProps {
  readonly day: TripDay
  /** The stops that one rides to while nothing is known of the way. */
  readonly rides: ReadonlySet<number>
  readonly legs: readonly DayLeg[]
  readonly number: number
  readonly hidden: boolean
}

/** A day in times, names and the minutes between: a list on phones, a strip where there is room. */
export const DayGlance = ({ day, rides, legs, number, hidden }: DayGlanceProps) => (
  <Frame hidden={hidden} $ridesOut={rides.has(0)}>
    {day.departAt === null ? null : (
      <End $width={LEAVE}>
        <Clock>{day.departAt}</Clock>
        <Spot>
          <Mark $kind="base" />
        </Spot>
        <span>Leave</span>
      </End>
    )}
    <List aria-label={`Day ${number} stops`}>
      {day.stops.map((stop, at) => (
        <Item key={stop.id ?? `${stop.title} ${stop.start ?? ''}`}>
          {rides.has(at) ? (
            <RideWords minutes={rideMinutesTo(legs, at)} span={at > 0 ? 'between' : 'from base'} />
          ) : null}
          {stop.leg === null ? null : <LegWords leg={stop.leg} span={at > 0 ? 'between' : 'from base'} />}
          <Clock>{stop.start}</Clock>
          <Spot>
            <Mark $kind={kindOf(stop)} />
          </Spot>
          <Told>
            <Name $event={stop.fixed === 'event'} $widest={widestWord(stop.title)}>
              {stop.title}
            </Name>
            {stop.meal === null ? null : <Under>{stop.meal}</Under>}
            {stop.fixed === 'event' ? <Under>your event</Under> : null}
            {stop.fixed === 'locked' ? <Badge>Locked</Badge> : null}
          </Told>
          {day.returnLeg === null || at < day.stops.length - 1 ? null : <LegWords leg={day.returnLeg} span="to base" />}
        </Item>
      ))}
    </List>
    {day.returnLeg === null || day.returnBy === null ? null : (
      <End $width={BACK}>
        <Clock>{day.returnBy}</Clock>
        <Spot>
          <Mark $kind="base" />
        </Spot>
        <span>Back</span>
      </End>
    )}
  </Frame>
)
