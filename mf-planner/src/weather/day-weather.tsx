import { useHost } from '@stageside/kit'
import { color } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Point } from '../plan/links.ts'
import { isAhead, weatherQuery } from './weather-query.ts'
import { weatherWords } from './weather-words.ts'

const Line = styled.p`
  grid-column: 1 / -1;
  font-size: 0.9375rem;
  color: ${color.muted};
`

const Forecast = ({ date, at }: { readonly date: string; readonly at: Point }) => {
  const { backend } = useHost()
  const { data } = useQuery(weatherQuery(backend, at))
  const found = data?.get(date)
  return found === undefined ? null : <Line>{weatherWords(found)}</Line>
}

interface DayWeatherProps {
  readonly date: string | null
  /** Where the day is; null where nobody knows. */
  readonly at: Point | null
}

/** The weather of a day that the forecast covers; nothing of any other day, or without a provider of forecasts. */
export const DayWeather = ({ date, at }: DayWeatherProps) => {
  const { hasWeather = false } = useHost()
  const [now] = useState(Date.now)
  return hasWeather && date !== null && at !== null && isAhead(date, now) ? <Forecast date={date} at={at} /> : null
}
