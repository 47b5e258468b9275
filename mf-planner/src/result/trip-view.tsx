import { Button } from '@site/ui/button'
import { Notice } from '@site/ui/notice'
import { PlainList, Row, Stack, Text } from '@site/ui/layout'
import { color, space } from '@site/ui/tokens'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { useEditorContext } from '../edit/use-editor.ts'
import { tripTitle } from '../export/title.ts'
import { dateWords } from '../plan/clock.ts'
import { hasStops, type Trip } from '../plan/plan.ts'
import { baseOfDay, stretchOf } from '../plan/stretches.ts'
import { dayLegs, hasWay } from '../way/day-legs.ts'
import { ProfileSelect } from '../way/profile-select.tsx'
import { DayTicket } from './day-ticket.tsx'
import { EventDayChoice } from './event-day-choice.tsx'
import { StayPanel, type StayChoice } from './stay-panel.tsx'
import { StayWords } from './stay-words.tsx'

const Credits = styled.footer`
  display: grid;
  gap: ${space(1)};
  font-size: 0.875rem;
  color: ${color.muted};
`

const span = ({ days }: Trip): string | null => {
  const first = days[0]?.date
  const last = days.at(-1)?.date
  if (!first || !last) return null
  const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return first === last
    ? dateWords(first, whole)
    : `${dateWords(first, { day: 'numeric', month: 'long' })} to ${dateWords(last, whole)}`
}

const placeWords = ({ meta }: Trip): string => {
  const { venueDetails, city } = meta
  if (venueDetails === null) return city ?? 'Your trip'
  return [venueDetails.name, venueDetails.neighborhood, venueDetails.cityContext ?? city].filter(Boolean).join(', ')
}

const Notes = ({ trip: { meta } }: { trip: Trip }) => (
  <>
    {meta.searchNote === null ? null : (
      <Notice $tone="info" role="status">
        {meta.searchNote}
      </Notice>
    )}
    {meta.expandedNote === null ? null : <Notice $tone="info">{meta.expandedNote}</Notice>}
    {meta.relaxed && meta.expandedNote === null ? (
      <Notice $tone="info">We couldn’t do everything you asked for, so we adjusted the plan.</Notice>
    ) : null}
  </>
)

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

interface TripViewProps {
  readonly trip: Trip
  readonly onPlanCity?: (city: string) => void
  readonly onPlanEventDay?: (date: string) => void
  /** The traveller asked for a plan without a hotel. */
  readonly noHotel?: boolean | undefined
  readonly onStay?: (choice: StayChoice) => void
}

/** The plan: what it is, what was adjusted, its days, and who the facts come from. */
export const TripView = ({ trip, onPlanCity, onPlanEventDay, noHotel, onStay }: TripViewProps) => {
  const nearest = trip.meta.nearestCovered
  const dates = span(trip)
  const empty = !hasStops(trip)
  const editor = useEditorContext()
  const onStreets = trip.days.some((day, index) => dayLegs(day, baseOfDay(trip, index)).some(hasWay))
  return (
    <Stack $gap={6}>
      <Stack $gap={1}>
        <h2>{empty ? placeWords(trip) : tripTitle(trip)}</h2>
        <Text $muted>{[empty ? null : placeWords(trip), dates].filter(Boolean).join(' · ')}</Text>
      </Stack>
      <Notes trip={trip} />
      {empty || trip.meta.base === null ? null : (
        <StayPanel
          base={trip.meta.base}
          days={trip.days.filter(({ stops }) => stops.length > 0).length}
          isDeclined={noHotel}
          onStay={onStay}
        />
      )}
      {trip.meta.event === null || trip.meta.event.days.length < 2 || onPlanEventDay === undefined ? null : (
        <EventDayChoice key={trip.meta.event.date} event={trip.meta.event} onChoose={onPlanEventDay} />
      )}
      {empty || editor === null || !editor.online || trip.days.length < 2 ? null : (
        <Row $gap={3} data-screen-only>
          <Button $tone="outline" $size="small" aria-disabled={editor.waiting} onClick={editor.replanAll}>
            Replan all days
          </Button>
          <Text $muted $small>
            Locked stops stay. Everything else may change.
          </Text>
        </Row>
      )}
      {onStreets ? <ProfileSelect /> : null}
      {empty && nearest !== null && onPlanCity !== undefined ? (
        <Row>
          <Button onClick={() => onPlanCity(nearest.city)}>
            Plan {nearest.city} instead ({Math.round(nearest.km).toLocaleString('en-AU')} km away)
          </Button>
        </Row>
      ) : null}
      {empty && trip.meta.searchNote === null ? (
        <Notice role="status">
          We couldn’t find any places for these days. Try a larger town nearby, or other dates.
        </Notice>
      ) : null}
      {empty
        ? null
        : trip.days.map((day, index) => (
            <Fragment key={index}>
              <StretchTitle trip={trip} day={index} />
              <DayTicket day={day} index={index} days={trip.days.length} base={baseOfDay(trip, index)} />
            </Fragment>
          ))}
      {trip.meta.credits.length === 0 ? null : (
        <Credits>
          <p>Travel times are estimates unless marked otherwise. Sources:</p>
          <PlainList $gap={1}>
            {trip.meta.credits.map((credit) => (
              <li key={credit}>{credit}</li>
            ))}
          </PlainList>
        </Credits>
      )}
    </Stack>
  )
}
