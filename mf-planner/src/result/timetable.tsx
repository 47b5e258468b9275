import { sourceNames } from '@site/contracts/sources'
import { color, media, shadow, space } from '@stageside/ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { AddStop } from '../edit/add-stop.tsx'
import { DragHandle, useDragOrder } from '../edit/drag-order.tsx'
import type { MarkedPoint } from '../edit/use-marked-point.ts'
import { useEditorContext } from '../edit/use-editor.ts'
import { StopTools } from '../edit/stop-tools.tsx'
import { useKeptFocus } from '../edit/use-kept-focus.ts'
import type { Base, Stop, TripDay } from '../plan/plan.ts'
import { isUnknownHome, rideMinutesTo, unknownRides } from '../way/day-legs.ts'
import { LegWay } from '../way/leg-way.tsx'
import type { DayWays } from '../way/use-day-ways.ts'
import { StopRow } from './stop-row.tsx'
import { LegRow, UnknownLegRow, LineCell, Mark, TimeCell, Track } from './track.tsx'

const Frame = styled.div`
  padding: ${space(3)} ${space(4)} ${space(2)} ${space(2)};
  ${media.tablet} {
    padding: ${space(6)} ${space(6)} ${space(5)};
  }
`
const List = styled.ol.attrs({ role: 'list' })`
  list-style: none;
`
const Item = styled.li`
  position: relative;
  ${media.print} {
    break-inside: avoid;
  }
  &[data-held] {
    z-index: 2;
    opacity: 0.85;
    background: ${color.card};
    box-shadow: ${shadow};
  }
  &[data-pointed] [data-mark] {
    outline: 3px solid ${color.signal};
    outline-offset: 1px;
  }
  &[data-drop]::after,
  &[data-drop-in]::after {
    content: '';
    position: absolute;
    inset: -2px 0 auto;
    height: 4px;
    background: ${color.signal};
  }
  &[data-drop='after']::after,
  &[data-drop-in='after']::after {
    inset: auto 0 -2px;
  }
`
const Period = styled.p`
  padding-bottom: ${space(0.5)};
  ${media.tablet} {
    padding-block: ${space(1)} ${space(2)};
  }
  font-size: 0.8125rem;
  font-weight: 700;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.muted};
`
const BaseWords = styled.p`
  font-weight: 650;
  ${media.tablet} {
    padding-bottom: ${space(1)};
  }
`

/** On phones below all days alone. */
const Sources = styled.p`
  display: none;
  ${media.tablet} {
    display: block;
  }
  ${media.print} {
    display: block;
  }
  padding-top: ${space(3)};
  font-size: 0.875rem;
  color: ${color.muted};
`

/** Who the facts of a day come from, each once; null where nobody is named. */
const sourcesOf = (stops: readonly Stop[]): string | null => {
  const sources = new Set(stops.flatMap(({ source }) => source?.split('+') ?? []))
  return sources.size === 0 ? null : sourceNames([...sources].join('+'))
}

/** No place is twice in a plan, so its id names the stop through any reordering. */
const keyOf = (stop: Stop | undefined): string =>
  stop === undefined ? '' : (stop.id ?? `${stop.title} ${stop.start ?? ''}`)

/** A leg between two other places is another one: its way begins closed. */
const legKey = ({ legs }: DayWays, at: number): string => {
  const leg = legs.find((each) => each.at === at)
  return leg === undefined ? '' : `${leg.from.name} ${leg.to.name}`
}

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

interface TimetableProps {
  readonly day: TripDay
  readonly dayIndex: number
  readonly days: number
  readonly base: Base | null
  readonly ways: DayWays
  /** A point chosen on the map for a stop that is added. */
  readonly marked: MarkedPoint
  /** The stop that is pointed at, here or on the map. */
  readonly pointed: number | null
  readonly onPoint: (at: number | null) => void
}

/** The stops of a day in order with the ways between them, from the base and back to it; movable where there is an editor. */
export const Timetable = ({ day, dayIndex, days, base, ways, marked, pointed, onPoint }: TimetableProps) => {
  const editor = useEditorContext()
  const list = useRef<HTMLOListElement>(null)
  const refocus = useRef<string | null>(null)
  const { stops } = day
  const sources = sourcesOf(stops)
  const { drag, handle } = useDragOrder(
    () => [...(list.current?.children ?? [])],
    (from, to) => {
      refocus.current = keyOf(stops[from])
      editor?.move(dayIndex, from, to)
    },
    (from, { day: target, to }) => editor?.moveTo(dayIndex, from, target, to),
  )
  useEffect(() => {
    // Moving an element in the document takes the focus from it; who reorders by keyboard goes on doing so.
    const at = stops.findIndex((stop) => keyOf(stop) === refocus.current)
    refocus.current = null
    list.current?.children[at]?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true })
  }, [stops])
  const kept = useKeptFocus(list, stops.map(keyOf))

  const rides = unknownRides(day, base, ways.legs)
  const isRiddenHome = isUnknownHome(day, base, ways.legs)
  return (
    <Frame>
      {base === null || day.departAt === null ? null : <BaseRow time={day.departAt} words={base.name} leaving />}
      <List ref={list} aria-label={`Day ${dayIndex + 1} stops`} aria-busy={editor?.busyDays.includes(dayIndex)}>
        {stops.map((stop, index) => (
          <Item
            key={keyOf(stop)}
            data-drop={
              drag !== null && drag.to === index && drag.from !== index
                ? drag.to < drag.from
                  ? 'before'
                  : 'after'
                : undefined
            }
            data-stop={index}
            data-pointed={pointed === index || undefined}
            onPointerEnter={() => onPoint(index)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => {
              kept.focused(keyOf(stop), index)
              onPoint(index)
            }}
            onBlur={() => {
              kept.blurred()
              onPoint(null)
            }}
            data-held={drag?.from === index || undefined}
            style={drag?.from === index ? { transform: `translateY(${drag.shift}px)` } : undefined}
          >
            {rides.has(index) ? <UnknownLegRow minutes={rideMinutesTo(ways.legs, index)} /> : null}
            {stop.leg === null ? null : (
              <LegRow leg={stop.leg}>
                <LegWay key={legKey(ways, index)} at={index} day={ways} />
              </LegRow>
            )}
            {stop.period === stops[index - 1]?.period ? null : (
              <Track>
                <TimeCell />
                <LineCell $leg={index === 0 && stop.leg === null ? 'none' : 'stay'} />
                <Period>{stop.period}</Period>
              </Track>
            )}
            <StopRow
              stop={stop}
              number={index + 1}
              handle={
                editor === null || stop.fixed === 'event' || (stops.length < 2 && days < 2) ? null : (
                  <DragHandle
                    title={stop.title}
                    position={`stop ${index + 1} of ${stops.length}`}
                    events={handle(index)}
                  />
                )
              }
              tools={
                editor === null ? null : (
                  <StopTools
                    editor={editor}
                    stop={stop}
                    day={dayIndex}
                    at={index}
                    stops={stops.length}
                    days={days}
                    marked={marked}
                  />
                )
              }
            />
          </Item>
        ))}
      </List>
      {base === null || (day.returnLeg === null && !isRiddenHome) ? null : (
        <>
          {day.returnLeg === null ? (
            <UnknownLegRow minutes={rideMinutesTo(ways.legs, stops.length)} />
          ) : (
            <LegRow leg={day.returnLeg}>
              <LegWay key={legKey(ways, stops.length)} at={stops.length} day={ways} />
            </LegRow>
          )}
          <BaseRow time={day.returnBy} words={base.name} leaving={false} />
        </>
      )}
      {editor === null ? null : <AddStop editor={editor} day={dayIndex} marked={marked} />}
      {sources === null ? null : <Sources>Places from {sources}.</Sources>}
    </Frame>
  )
}
