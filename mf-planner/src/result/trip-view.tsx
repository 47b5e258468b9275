import { Button } from '@stageside/ui/button'
import { Notice } from '@stageside/ui/notice'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { color, media, space } from '@stageside/ui/tokens'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { CostsPanel } from '../costs/costs-panel.tsx'
import { PapersPanel } from '../papers/papers-panel.tsx'
import { noTravel, type TravelTimes } from '../papers/travel-times.ts'
import type { Bookings } from '../papers/use-bookings.ts'
import { nearStay } from '../plan/near-stay.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import type { WalkingGoal } from '../plan/walking-goal.ts'
import { baseOfDay, stretchOf } from '../plan/stretches.ts'
import { DayTicket } from './day-ticket.tsx'
import { EventDayChoice } from './event-day-choice.tsx'
import { StayPanel, type StayChoice } from './stay-panel.tsx'
import { StayWords } from './stay-words.tsx'
import { TextToggle } from './text-toggle.ts'
import { TripNotes } from './trip-notes.tsx'
import { TripSettings } from './trip-settings.tsx'
import { datesOf, placeOf } from './trip-words.ts'
import { useOpenDays } from './use-open-days.ts'
import { WeatherNote } from '../weather/weather-note.tsx'

const Credits = styled.footer`
  display: grid;
  gap: ${space(1)};
  font-size: 0.875rem;
  color: ${color.muted};
`
/** Alone, the button lies beside the name of the first city. */
const Above = styled.div<{ $isAlone: boolean }>`
  display: flex;
  ${({ $isAlone }) => ($isAlone ? 'position: relative; z-index: 1; height: 0;' : '')}
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  align-items: start;
  justify-content: space-between;
  & > :first-child {
    flex: 1 1 20rem;
    min-width: 0;
  }
`

/** On a phone one opens a day at a time. */
const OpenAll = styled(TextToggle)`
  display: none;
  ${media.tablet} {
    display: block;
  }
`

/** Before the first day in each city of several. */
const StretchTitle = ({ trip, day }: { trip: Trip; day: number }) => {
  const stretch = stretchOf(trip, day)
  if (stretch?.firstDay !== day) return null
  const last = stretch.firstDay + stretch.days
  return (
    <Stack $gap={1}>
      <h3>{stretch.city}</h3>
      <Text $muted>{stretch.days === 1 ? `Day ${last}` : `Days ${day + 1} to ${last}`}</Text>
      {stretch.base === null ? null : <StayWords base={stretch.base} days={stretch.days} />}
    </Stack>
  )
}

/** Said of a place for which nothing could be planned, and where else to go. */
const NoDays = ({ trip, onPlanCity }: Pick<TripViewProps, 'trip' | 'onPlanCity'>) => {
  const { nearestCovered: nearest, searchNote, expandedNote } = trip.meta
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form stands as it was, and the answer below it: nobody would see that it came.
    const focused = document.activeElement
    if (focused === document.body || focused?.matches('h1') === true) heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      <Stack $gap={1}>
        <h2 ref={heading} tabIndex={-1}>
          {placeOf(trip)}
        </h2>
        <Text $muted>{datesOf(trip)}</Text>
      </Stack>
      <Notice role="status">
        {searchNote ?? 'We couldn’t find any places for these days. Try a larger town nearby, or other dates.'}
      </Notice>
      {expandedNote === null ? null : <Text>{expandedNote}</Text>}
      {nearest === null || onPlanCity === undefined ? null : (
        <Row>
          <Button onClick={() => onPlanCity(nearest.city)}>
            Plan {nearest.city} instead ({Math.round(nearest.km).toLocaleString('en-AU')} km away)
          </Button>
        </Row>
      )}
    </>
  )
}

const Days = ({ trip, onStay, noHotel, goal = null }: Pick<TripViewProps, 'trip' | 'onStay' | 'noHotel' | 'goal'>) => {
  const { days, meta } = trip
  const opened = useOpenDays(days.length)
  const near = useMemo(() => nearStay(trip), [trip])
  return (
    <Stack $gap={5}>
      <VisuallyHidden as="h2">Day by day</VisuallyHidden>
      <Above $isAlone={meta.base === null}>
        {meta.base === null ? (
          <span />
        ) : (
          <StayPanel
            base={meta.base}
            near={near}
            days={days.filter(({ stops }) => stops.length > 0).length}
            isDeclined={noHotel}
            onStay={onStay}
          />
        )}
        {days.length < 2 ? null : (
          <OpenAll data-screen-only onClick={opened.toggleAll}>
            {opened.allOpen ? 'Close all days' : 'Open all days'}
          </OpenAll>
        )}
      </Above>
      {days.map((day, index) => (
        <Fragment key={index}>
          <StretchTitle trip={trip} day={index} />
          <DayTicket
            day={day}
            index={index}
            days={days.length}
            base={baseOfDay(trip, index)}
            goal={goal}
            open={opened.isOpen(index)}
            onToggle={() => opened.toggle(index)}
          />
        </Fragment>
      ))}
    </Stack>
  )
}

interface TripViewProps {
  readonly trip: Trip
  /** Left out where a plan is only shown. */
  readonly onPlanCity?: ((city: string) => void) | undefined
  readonly onPlanEventDay?: ((date: string) => void) | undefined
  readonly onStay?: ((choice: StayChoice) => void) | undefined
  /** The traveller asked for a plan without a hotel. */
  readonly noHotel?: boolean | undefined
  /** When the traveller arrives and leaves. */
  readonly travel?: TravelTimes | undefined
  /** Left out where bookings cannot be put into the plan. */
  readonly bookings?: Bookings | null | undefined
  /** How far the traveller wants to walk a day. */
  readonly goal?: WalkingGoal | undefined
}

/** The plan: what was adjusted, its days, and who the facts come from. */
export const TripView = ({
  trip,
  onPlanCity,
  onPlanEventDay,
  noHotel,
  goal,
  travel = noTravel,
  bookings = null,
  onStay,
}: TripViewProps) => {
  const { event, credits } = trip.meta
  if (!hasStops(trip)) return <NoDays trip={trip} onPlanCity={onPlanCity} />
  return (
    <Stack $gap={6}>
      <TripNotes trip={trip} />
      {event === null || event.days.length < 2 || onPlanEventDay === undefined ? null : (
        <EventDayChoice key={event.date} event={event} onChoose={onPlanEventDay} />
      )}
      <Days trip={trip} onStay={onStay} noHotel={noHotel} goal={goal} />
      <WeatherNote trip={trip} />
      <PapersPanel trip={trip} travel={travel} bookings={bookings} />
      <CostsPanel trip={trip} />
      <TripSettings trip={trip} />
      {credits.length === 0 ? null : (
        <Credits>
          <p>Travel times are estimates unless marked otherwise. Sources:</p>
          <PlainList $gap={1}>
            {credits.map((credit) => (
              <li key={credit}>{credit}</li>
            ))}
          </PlainList>
        </Credits>
      )}
    </Stack>
  )
}
