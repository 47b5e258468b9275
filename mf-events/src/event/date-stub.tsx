import { isSeason, type EventItem } from '@site/contracts/events'
import { styled } from 'styled-components'
import { dayOf, seasonOf } from '../category/dates.ts'

const Month = styled.span`
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`
const DayNumber = styled.span`
  font-size: 2.25rem;
  font-weight: 800;
  line-height: 0.9;
`
const SeasonYears = styled.span`
  font-size: 1rem;
  font-weight: 800;
  line-height: 1;
`

/** The date as it is printed on the stub of a ticket; nothing for a day that cannot be read. */
export const DateStub = ({ dates }: { readonly dates: EventItem['dates'] }) => {
  const day = dayOf(dates.start)
  if (isSeason(dates))
    return (
      <>
        <Month>Season</Month>
        <SeasonYears>{seasonOf(dates.start, dates.end)}</SeasonYears>
      </>
    )
  // A day that is only usual is no date to print large.
  if (day !== null && dates.usual !== undefined)
    return (
      <>
        <Month>{day.month}</Month>
        <SeasonYears>{day.year}</SeasonYears>
      </>
    )
  return day === null ? null : (
    <>
      <Month>{day.month}</Month>
      <DayNumber>{day.day}</DayNumber>
      <span>{day.year}</span>
    </>
  )
}
