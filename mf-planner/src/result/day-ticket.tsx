import { color, font, media, radius, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { dateWords, spell } from '../plan/clock.ts'
import { dayFigures, ribbonOf } from '../plan/day-figures.ts'
import { routeOf } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'
import { DayRibbon } from './day-ribbon.tsx'
import { RouteSketch } from './route-sketch.tsx'
import { Timetable } from './timetable.tsx'
import { DayLinks } from './day-links.tsx'

const Paper = styled.article`
  --punch: 0.5625rem;
  background: ${color.card};
  border-radius: ${radius.ticket};
  filter: drop-shadow(0 1px 1px rgb(27 26 23 / 12%)) drop-shadow(0 6px 14px rgb(27 26 23 / 8%));
  scroll-margin-top: 6rem;
  ${media.print} {
    filter: none;
    break-inside: auto;
    border: 1px solid;
  }
`
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
const Foot = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)} ${space(4)};
  border-top: 2px dashed ${color.line};
  ${media.tablet} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    align-items: center;
    padding: ${space(5)} ${space(6)};
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

/** A day as a printed timetable on a ticket: stub with the date, the day at a glance, the stops, and where to go from here. */
export const DayTicket = ({ day, index, base }: { day: TripDay; index: number; base: Base | null }) => {
  const figures = dayFigures(day)
  const route = routeOf(day, base)
  const title =
    day.date === null ? `Day ${index + 1}` : dateWords(day.date, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <Paper id={`day-${index + 1}`} aria-labelledby={`day-${index + 1}-title`}>
      <Head>
        <Stub>
          <Small>Day</Small>
          <Big>{index + 1}</Big>
          {day.date === null ? null : <Small>{dateWords(day.date, { day: 'numeric', month: 'short' })}</Small>}
        </Stub>
        <Summary>
          <h3 id={`day-${index + 1}-title`}>{title}</h3>
          <Figures>
            <span>{figures.stops === 1 ? '1 stop' : `${figures.stops} stops`}</span>
            <Under minutes={figures.walk} words="on foot" ink={color.walk} />
            <Under minutes={figures.transit} words="by transit" ink={color.transit} />
          </Figures>
          <DayRibbon parts={ribbonOf(day)} />
        </Summary>
      </Head>
      <Timetable day={day} dayIndex={index} base={base} />
      {route.length < 2 ? null : (
        <Foot>
          <RouteSketch day={day} base={base} />
          <DayLinks points={route} dayNumber={index + 1} />
        </Foot>
      )}
    </Paper>
  )
}
