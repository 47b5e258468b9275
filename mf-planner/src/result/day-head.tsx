import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { dateWords, spell } from '../plan/clock.ts'
import { dayFigures } from '../plan/day-figures.ts'
import type { TripDay } from '../plan/plan.ts'
import { WithRoom } from './on-phone.ts'
import { TextToggle } from './text-toggle.ts'

const Head = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: 7.25rem minmax(0, 1fr);
  }
`
const Stub = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: ${space(3)} ${space(2)};
  background: ${color.night};
  color: ${color.nightText};
  font-family: ${font.head};
  text-align: center;
  line-height: 1.1;
  border-radius: ${radius.ticket} 0 0 0;
  mask:
    radial-gradient(circle at 100% 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) top / 100% 51% no-repeat,
    radial-gradient(circle at 100% 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) bottom / 100% 51%
      no-repeat;
  ${media.tablet} {
    grid-row: span 2;
  }
  ${media.print} {
    color: ${color.ink};
    background: none;
    border-right: 1px dashed;
  }
`
const Small = styled.span`
  font-size: 0.75rem;
  font-weight: 700;
  letter-spacing: 0.1em;
  text-transform: uppercase;
`
const Big = styled.span`
  font-size: 2.441rem;
  font-weight: 800;
  line-height: 1;
`
const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  align-items: baseline;
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  h3 {
    grid-column: 1 / -1;
    font-size: 1.125rem;
  }
  ${media.tablet} {
    padding: ${space(4)} ${space(6)} 0;
    h3 {
      grid-column: 1;
      font-size: 1.25rem;
    }
  }
`
const Figures = styled.p`
  grid-area: 2 / 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  font-size: 0.9375rem;
  color: ${color.muted};
  strong {
    font-weight: 750;
  }
  ${media.tablet} {
    grid-area: 2 / 1 / auto / -1;
  }
`
/** Pressed anywhere on the head of its day. */
const Toggle = styled(TextToggle)`
  grid-area: 2 / 2;
  justify-self: end;
  text-decoration: none;
  ${media.tablet} {
    grid-area: 1 / 2;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  &:hover {
    text-decoration: underline;
  }
`
const Chevron = styled.span`
  display: inline-block;
  width: 0.5rem;
  height: 0.5rem;
  margin: 0 0.125rem 0.125rem ${space(1.5)};
  border: solid ${color.signal};
  border-width: 0 2.5px 2.5px 0;
  rotate: 45deg;
  [aria-expanded='true'] > & {
    margin-bottom: -0.125rem;
    rotate: 225deg;
  }
`
/** What fills the width below the head on phones, and the room beside the stub elsewhere. */
const Below = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ${media.tablet} {
    grid-column: 2;
  }
`

const Under = ({ minutes, words, ink }: { minutes: number; words: string; ink: string }) =>
  minutes === 0 ? null : (
    <span>
      <strong data-figures style={{ color: ink }}>
        {spell(minutes)}
      </strong>{' '}
      {words}
    </span>
  )

/** Minutes; less is what times rounded to five leave between stops. */
const SHORTEST_WAIT = 15

const titleOf = (day: TripDay, number: number): string =>
  day.date === null ? `Day ${number}` : dateWords(day.date, { weekday: 'long', day: 'numeric', month: 'long' })

interface DayHeadProps {
  readonly day: TripDay
  readonly number: number
  readonly titleId: string
  readonly bodyId: string
  readonly open: boolean
  /** Left out where there is nothing to open. */
  readonly onToggle?: (() => void) | undefined
  /** A line below what the day comes to. */
  readonly line?: ReactNode
  /** The day at a glance. */
  readonly children: ReactNode
}

/** The stub with the date, what the day comes to, and how to open it. */
export const DayHead = ({ day, number, titleId, bodyId, open, onToggle, line, children }: DayHeadProps) => {
  const figures = dayFigures(day)
  return (
    <Head>
      <Stub>
        <Small>Day</Small>
        <Big>{number}</Big>
        {day.date === null ? null : <Small>{dateWords(day.date, { day: 'numeric', month: 'short' })}</Small>}
      </Stub>
      <Summary>
        <h3 id={titleId}>{titleOf(day, number)}</h3>
        {onToggle === undefined ? null : (
          <Toggle data-screen-only aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
            Details
            <VisuallyHidden> of day {number}</VisuallyHidden>
            <Chevron aria-hidden="true" />
          </Toggle>
        )}
        {figures.stops === 0 ? null : (
          <Figures>
            <span>{figures.stops === 1 ? '1 stop' : `${figures.stops} stops`}</span>
            <Under minutes={figures.walk} words="walking" ink={color.walk} />
            <Under minutes={figures.transit} words="riding" ink={color.transit} />
            {figures.waiting < SHORTEST_WAIT ? null : (
              <WithRoom>
                <Under minutes={figures.waiting} words="to spare" ink={color.ink} />
              </WithRoom>
            )}
          </Figures>
        )}
        {line}
      </Summary>
      <Below>{children}</Below>
    </Head>
  )
}
