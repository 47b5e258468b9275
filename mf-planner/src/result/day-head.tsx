import { color, font, media, radius, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { dateWords, spell } from '../plan/clock.ts'
import { dayFigures, ribbonOf } from '../plan/day-figures.ts'
import type { TripDay } from '../plan/plan.ts'
import { DayRibbon } from './day-ribbon.tsx'

const Head = styled.header`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: 7.25rem minmax(0, 1fr);
  }
`
const Stub = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: ${space(4)} ${space(2)};
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
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)};
  border-bottom: 2px dashed ${color.line};
  ${media.tablet} {
    padding: ${space(4)} ${space(6)};
  }
`
const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  font-size: 0.9375rem;
  color: ${color.muted};
  strong {
    font-weight: 750;
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

const titleOf = (day: TripDay, number: number): string =>
  day.date === null ? `Day ${number}` : dateWords(day.date, { weekday: 'long', day: 'numeric', month: 'long' })

/** The stub with the date, and the day at a glance. */
export const DayHead = ({ day, number, titleId }: { day: TripDay; number: number; titleId: string }) => {
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
        <Figures>
          <span>{figures.stops === 1 ? '1 stop' : `${figures.stops} stops`}</span>
          <Under minutes={figures.walk} words="on foot" ink={color.walk} />
          <Under minutes={figures.transit} words="by transit" ink={color.transit} />
        </Figures>
        <DayRibbon parts={ribbonOf(day)} />
      </Summary>
    </Head>
  )
}
