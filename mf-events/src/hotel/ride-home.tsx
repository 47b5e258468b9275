import type { HotelResponse } from '@site/contracts/hotel'
import type { HotelsRequest } from '@site/contracts/hotels'
import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { Stack, Text } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { media, space } from '@stageside/ui/tokens'
import { useRef, useState, type FormEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { latestParams } from '../calls/latest-params.ts'
import { QueryStates } from '../calls/query-states.tsx'
import { visitorsDay } from '../stay/days.ts'
import { RideList } from './ride-list.tsx'
import { checkRideTimes, rideTimesIn, withRideTimes, type RideTimes } from './ride-times.ts'
import { expiredWords, filledWords, thereWords } from './ride-words.ts'
import { useRides } from './use-rides.ts'

type Route = NonNullable<HotelResponse['route']>

const Times = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${space(4)};
  align-items: start;
  ${media.tablet} {
    button {
      /* Level with the fields, whose labels stand above them. */
      margin-block-start: 1.75rem;
    }
  }
`

interface RideHomeProps {
  readonly id: string
  readonly near: string
  readonly pace: NonNullable<HotelsRequest['speed']>
  readonly route: Route
  /** The day the visitor arrives, where it is known. */
  readonly arrives: string | undefined
}

const Waiting = () => (
  <div role="status">
    <Skeleton $height="8rem" />
  </div>
)

/** The ways to an event and back on a night a visitor names. Nothing where no timetable is known near both ends. */
export const RideHome = ({ id, near, pace, route, arrives }: RideHomeProps) => {
  const [params, setParams] = useSearchParams()
  const times = rideTimesIn(params)
  const rides = useRides({ id, near, pace, times })
  const location = useLocation()
  // The state of the entry stays: it holds the list that a hotel was opened from.
  const show = (next: RideTimes) =>
    setParams(withRideTimes(latestParams(location), next), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    })
  const { timetable, walk, eventDay, eventTimes, venueExit } = route
  if (timetable === undefined) return null
  const hasRunOut = timetable.until !== undefined && timetable.until < visitorsDay()
  return (
    <Stack $gap={4} as="section" aria-labelledby="ride-home">
      <h2 id="ride-home">Getting there and back</h2>
      {hasRunOut ? (
        <Text>{expiredWords(timetable.until ?? '')}</Text>
      ) : (
        <>
          {times === null && eventTimes !== undefined ? <Text $small>{filledWords(eventTimes)}</Text> : null}
          <RideTimesForm
            times={times ?? { ...startAndEnd(eventTimes), date: eventDay ?? arrives ?? '' }}
            onDone={show}
          />
          <div aria-live="polite">
            {times === null ? null : (
              <QueryStates query={rides} failure="We couldn’t look the rides up." Waiting={Waiting}>
                {({ rideHome, rideThere }) =>
                  rideHome === null || rideHome === undefined ? (
                    <Text>We know no timetable between the two for that night.</Text>
                  ) : (
                    <Stack $gap={4}>
                      {times.start === undefined || rideHome.status !== 'rides' ? null : (
                        <Text>{thereWords(rideThere ?? null, times.start)}</Text>
                      )}
                      <RideList answer={rideHome} walk={walk} exit={venueExit} />
                    </Stack>
                  )
                }
              </QueryStates>
            )}
          </div>
        </>
      )}
    </Stack>
  )
}

const startAndEnd = (known: Route['eventTimes']): Omit<RideTimes, 'date'> => ({
  end: known?.end ?? '',
  ...(known?.start === undefined ? {} : { start: known.start }),
})

interface RideTimesFormProps {
  readonly times: RideTimes
  readonly onDone: (times: RideTimes) => void
}

const withStart = ({ date, end }: RideTimes, start: string): RideTimes => ({
  date,
  end,
  ...(start === '' ? {} : { start }),
})

const RideTimesForm = ({ times, onDone }: RideTimesFormProps) => {
  const today = visitorsDay()
  const [draft, setDraft] = useState(times)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const found = checkRideTimes(draft, today)
  const errors = tried ? found : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = found.date === undefined ? (found.end === undefined ? null : 'end') : 'date'
    if (wrong === null) return onDone(draft)
    return form.current?.querySelector<HTMLInputElement>(`[name='${wrong}']`)?.focus()
  }
  return (
    <Times ref={form} noValidate onSubmit={submit}>
      <TextField
        label="Day of the event"
        name="date"
        type="date"
        min={today}
        required
        value={draft.date}
        error={errors.date}
        onChange={({ target }) => setDraft({ ...draft, date: target.value })}
      />
      <TextField
        label="It starts at"
        name="start"
        type="time"
        optional
        value={draft.start ?? ''}
        onChange={({ target }) => setDraft(withStart(draft, target.value))}
      />
      <TextField
        label="It ends at"
        name="end"
        type="time"
        required
        value={draft.end}
        error={errors.end}
        hint="Local time. After midnight counts as the same night."
        onChange={({ target }) => setDraft({ ...draft, end: target.value })}
      />
      <Button type="submit">Show rides</Button>
    </Times>
  )
}
