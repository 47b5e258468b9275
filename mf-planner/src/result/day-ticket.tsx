import { color, media, radius, space } from '@stageside/ui/tokens'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { AddStop } from '../edit/add-stop.tsx'
import { DAY_ATTRIBUTE } from '../edit/drag-target.ts'
import type { Doubt } from '../edit/edit-status.ts'
import { MisfitNotice } from '../edit/misfit-notice.tsx'
import { useMarkedPoint } from '../edit/use-marked-point.ts'
import { useEditorContext, type Editor } from '../edit/use-editor.ts'
import { ribbonOf } from '../plan/day-figures.ts'
import { routeOf } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'
import type { WalkingGoal } from '../plan/walking-goal.ts'
import { withoutCentre } from '../plan/without-centre.ts'
import { DayMap } from '../map/day-map.tsx'
import { unknownRides } from '../way/day-legs.ts'
import { useDayWays } from '../way/use-day-ways.ts'
import { DayWeather } from '../weather/day-weather.tsx'
import { DayGlance } from './day-glance.tsx'
import { DayHead } from './day-head.tsx'
import { DayLinks } from './day-links.tsx'
import { DayRibbon } from './day-ribbon.tsx'
import { DayGoal } from './day-goal.tsx'
import { reveal } from './reveal.ts'
import { RouteSketch } from './route-sketch.tsx'
import { Timetable } from './timetable.tsx'

const Paper = styled.article`
  --punch: 0.5625rem;
  background: ${color.card};
  border-radius: ${radius.ticket};
  box-shadow:
    0 1px 1px rgb(27 26 23 / 12%),
    0 6px 14px rgb(27 26 23 / 8%);
  &[data-drop-in] {
    outline: 4px solid ${color.signal};
    outline-offset: 2px;
  }
  ${media.print} {
    box-shadow: none;
    border: 1px solid;
    & + & {
      break-before: page;
    }
  }
`
/** Closed, a day keeps its details for paper. */
const Body = styled.div`
  border-top: 2px dashed ${color.line};
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
  &[hidden] {
    display: none;
  }
  ${media.print} {
    &,
    &[hidden] {
      display: block;
    }
  }
`
/** On phones the list below tells the same. */
const Ribbon = styled.div`
  display: none;
  padding: ${space(3)} ${space(4)} ${space(4)};
  ${media.tablet} {
    display: block;
    padding-inline: ${space(6)};
  }
  &[hidden] {
    display: none;
  }
  ${media.print} {
    &,
    &[hidden] {
      display: block;
    }
  }
`
const Aside = styled.aside`
  padding: ${space(3)} ${space(4)};
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
    grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);
    align-items: center;
  }
  ${media.desktop} {
    position: sticky;
    top: 6rem;
    grid-template-columns: minmax(0, 1fr);
  }
`
const Free = styled.div`
  padding: 0 ${space(4)} ${space(5)};
  color: ${color.muted};
  ${media.tablet} {
    padding: ${space(1)} ${space(6)} ${space(5)};
  }
`

/** The row of a stop in its day. */
const rowOf = (day: Element | null, at: number): Element | null => day?.querySelector(`[data-stop="${at}"]`) ?? null

interface DayTicketProps {
  readonly day: TripDay
  readonly index: number
  /** How many days the plan has. */
  readonly days: number
  readonly base: Base | null
  readonly goal: WalkingGoal
  readonly open: boolean
  readonly onToggle: () => void
}

/** The refused change that was made on a day, for whoever wants it all the same. */
const doubtAbout = (editor: Editor | null, day: number): Doubt | null => {
  const status = editor?.status
  return status?.at === 'refused' && status.doubt?.day === day ? status.doubt : null
}

/** A day as a printed timetable on a ticket: at a glance until it is opened, then with every detail and its route. */
export const DayTicket = ({ day, index, days, base, goal, open, onToggle }: DayTicketProps) => {
  const told = useMemo(() => withoutCentre(day, base), [day, base])
  const paper = useRef<HTMLElement>(null)
  const editor = useEditorContext()
  const bodyId = useId()
  const route = routeOf(day, base)
  const [start] = route
  const [pointed, setPointed] = useState<number | null>(null)
  // What a closed day keeps for paper is written once the plan is seen, in slices.
  const isWhole = useDeferredValue(true, false)
  const marked = useMarkedPoint()
  const ways = useDayWays(day, base)
  const number = index + 1
  const doubt = doubtAbout(editor, index)
  const titleId = `day-${number}-title`
  const isFree = day.stops.length === 0
  const toggle = () => {
    flushSync(onToggle)
    if (!open) reveal(paper.current)
  }
  const keep = () => {
    // The notice goes with its button.
    paper.current?.querySelector<HTMLElement>(`[aria-controls="${bodyId}"]`)?.focus({ preventScroll: true })
    editor?.keepAnyway()
  }
  return (
    <Paper
      ref={paper}
      id={`day-${number}`}
      aria-labelledby={titleId}
      {...(editor === null ? {} : { [DAY_ATTRIBUTE]: index })}
    >
      <DayHead
        day={told}
        number={number}
        titleId={titleId}
        bodyId={bodyId}
        open={open}
        onToggle={isFree ? undefined : toggle}
        line={
          <>
            <DayGoal day={told} goal={goal} />
            <DayWeather date={day.date} at={base ?? start ?? null} />
          </>
        }
      >
        {isFree ? (
          <Free>
            <p>
              Nothing planned
              {editor === null ? '.' : ': keep the day free, add a stop, or move one here from another day.'}
            </p>
            {editor === null ? null : <AddStop editor={editor} day={index} marked={marked} />}
          </Free>
        ) : (
          <>
            <DayGlance
              day={told}
              rides={unknownRides(told, base, ways.legs)}
              legs={ways.legs}
              number={number}
              hidden={open}
            />
            <Ribbon hidden={!open}>
              <DayRibbon parts={ribbonOf(told)} />
            </Ribbon>
          </>
        )}
      </DayHead>
      {doubt === null ? null : <MisfitNotice doubt={doubt} onKeep={keep} />}
      {isFree ? null : (
        <Body id={bodyId} hidden={!open}>
          {open || isWhole ? (
            <>
              <Timetable
                day={told}
                dayIndex={index}
                days={days}
                base={base}
                ways={ways}
                marked={marked}
                pointed={pointed}
                onPoint={setPointed}
              />
              <Aside aria-label={`Day ${number} on the map`}>
                <Stay>
                  {start === undefined || route.length < 2 ? null : open ? (
                    <DayMap
                      around={start}
                      day={day}
                      number={number}
                      base={base}
                      ways={ways}
                      pointed={pointed}
                      onPoint={setPointed}
                      marked={marked}
                      onChoose={(at) => reveal(rowOf(paper.current, at))}
                    />
                  ) : (
                    <RouteSketch day={day} base={base} ways={ways} />
                  )}
                  <DayLinks points={route} dayIndex={index} />
                </Stay>
              </Aside>
            </>
          ) : null}
        </Body>
      )}
    </Paper>
  )
}
