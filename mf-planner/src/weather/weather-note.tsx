import { useHost } from '@stageside/kit'
import { Text } from '@stageside/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pointOf, type Point } from '../plan/links.ts'
import type { Trip } from '../plan/plan.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { isAhead, STALE_MS, weatherQuery } from './weather-query.ts'

interface Place {
  readonly date: string
  readonly at: Point
}

/** Where each day is that a forecast may cover. */
const placesOf = (trip: Trip, now: number): Place[] =>
  trip.days.flatMap(({ date, stops }, index) => {
    const at = baseOfDay(trip, index) ?? stops.map(pointOf).find((point) => point !== null) ?? null
    return date === null || at === null || !isAhead(date, now) ? [] : [{ date, at }]
  })

const keyOf = ({ lat, lon }: Point): string => `${lat.toFixed(1)},${lon.toFixed(1)}`

const Note = ({ places }: { readonly places: readonly Place[] }) => {
  const { backend } = useHost()
  const queries = useQueryClient()
  const asked = [...new Map(places.map(({ at }) => [keyOf(at), at])).values()]
  const { data } = useQuery({
    queryKey: ['weather-note', asked.map(keyOf)],
    // The days ask the same: each place is one call.
    queryFn: () => Promise.allSettled(asked.map((at) => queries.fetchQuery(weatherQuery(backend, at)))),
    staleTime: STALE_MS,
  })
  if (data === undefined) return null
  const dates = new Set(data.flatMap((answer) => (answer.status === 'fulfilled' ? [...answer.value.keys()] : [])))
  if (places.some(({ date }) => dates.has(date)))
    return (
      <Text $muted $small>
        <a href="https://open-meteo.com/">Weather data by Open-Meteo.com</a>, licence{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Degrees and chances are rounded.
      </Text>
    )
  return data.some(({ status }) => status === 'rejected') ? (
    <Text $muted $small>
      The weather forecast isn’t available right now.
    </Text>
  ) : null
}

/** Whose the forecasts of a plan are, as their licence asks; or once that there are none. */
export const WeatherNote = ({ trip }: { readonly trip: Trip }) => {
  const { hasWeather = false } = useHost()
  const [now] = useState(Date.now)
  const places = hasWeather ? placesOf(trip, now) : []
  return places.length === 0 ? null : <Note places={places} />
}
