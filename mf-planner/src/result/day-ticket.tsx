import { Button, ButtonAnchor, ButtonLink } from '@site/ui/button'
import { Row } from '@site/ui/layout'
import { color, media, radius, space } from '@site/ui/tokens'
import { useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useEditorContext } from '../edit/use-editor.ts'
import { hotelsNear, mapRoutes, routeOf, type NamedPoint } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'
import { withoutCentre } from '../plan/without-centre.ts'
import { useDayWays } from '../way/use-day-ways.ts'
import { DayHead } from './day-head.tsx'
import { RouteSketch } from './route-sketch.tsx'
import { Timetable } from './timetable.tsx'

const Paper = styled.article`
  --punch: 0.5625rem;
  background: ${color.card};
  border-radius: ${radius.ticket};
  box-shadow:
    0 1px 1px rgb(27 26 23 / 12%),
    0 6px 14px rgb(27 26 23 / 8%);
  scroll-margin-top: 6rem;
  ${media.print} {
    box-shadow: none;
    border: 1px solid;
    & + & {
      break-before: page;
    }
  }
`
const Body = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
  ${media.print} {
    display: block;
  }
`
const Aside = styled.aside`
  padding: ${space(5)} ${space(4)};
  border-top: 2px dashed ${color.line};
  ${media.tablet} {
    padding: ${space(5)} ${space(6)};
  }
  ${media.desktop} {
    border-top: 0;
    border-left: 2px dashed ${color.line};
  }
`
const Stay = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    align-items: center;
  }
  ${media.desktop} {
    position: sticky;
    top: 6rem;
    grid-template-columns: minmax(0, 1fr);
  }
`

interface DayLinksProps {
  readonly points: readonly NamedPoint[]
  readonly dayNumber: number
  /** More to do with the day. */
  readonly children: ReactNode
}

/** Where a day leads: its route in a maps app, and beds near where it ends. */
const DayLinks = ({ points, dayNumber, children }: DayLinksProps) => {
  const routes = mapRoutes(points)
  const last = points.at(-1)
  return (
    <Row $gap={2} data-screen-only>
      {routes.map((href, part) => (
        <ButtonAnchor key={href} $tone="outline" $size="small" href={href} target="_blank" rel="noreferrer">
          Open day {dayNumber} in a maps app{routes.length > 1 ? `, part ${part + 1}` : ''}
        </ButtonAnchor>
      ))}
      {last === undefined ? null : (
        <ButtonLink $tone="outline" $size="small" to={hotelsNear(last)}>
          Hotels near day {dayNumber}
        </ButtonLink>
      )}
      {children}
    </Row>
  )
}

interface DayTicketProps {
  readonly day: TripDay
  readonly index: number
  /** How many days the plan has. */
  readonly days: number
  readonly base: Base | null
}

/** A day as a printed timetable on a ticket: stub with the date, the stops, a sketch of the way, and where to go from here. */
export const DayTicket = ({ day, index, days, base }: DayTicketProps) => {
  const told = useMemo(() => withoutCentre(day, base), [day, base])
  const editor = useEditorContext()
  const route = routeOf(day, base)
  const ways = useDayWays(day, base)
  const titleId = `day-${index + 1}-title`
  return (
    <Paper id={`day-${index + 1}`} aria-labelledby={titleId}>
      <DayHead day={told} number={index + 1} titleId={titleId} />
      <Body>
        <Timetable day={told} dayIndex={index} days={days} base={base} ways={ways} />
        <Aside aria-label={`Day ${index + 1} on the map`}>
          <Stay>
            {route.length < 2 ? null : <RouteSketch day={day} base={base} ways={ways} />}
            <DayLinks points={route} dayNumber={index + 1}>
              {editor === null || !editor.online ? null : (
                <Button
                  $tone="outline"
                  $size="small"
                  aria-disabled={editor.waiting}
                  onClick={() => editor.replanDay(index)}
                >
                  Replan day {index + 1}
                </Button>
              )}
            </DayLinks>
          </Stay>
        </Aside>
      </Body>
    </Paper>
  )
}
