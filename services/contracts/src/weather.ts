import * as z from 'zod/mini'
import { isoDay } from './day.ts'
import { latitude, longitude } from './text.ts'

/** Days of a forecast, today among them: as far as Open-Meteo looks ahead. */
export const FORECAST_DAYS = 16

/** Where: a tenth of a degree, about 11 km, as a forecast is no finer and neighbours then share one. */
export const weatherRequest = z.object({ lat: latitude, lon: longitude })
export type WeatherRequest = z.infer<typeof weatherRequest>

/** The worst that the sky is expected to do on a day. */
export const skies = [
  'clear',
  'mostly-clear',
  'partly-cloudy',
  'overcast',
  'fog',
  'drizzle',
  'freezing-drizzle',
  'rain',
  'freezing-rain',
  'snow',
  'showers',
  'snow-showers',
  'thunderstorm',
  'hail',
] as const
export type Sky = (typeof skies)[number]

/** A day's forecast: lowest and highest temperature in whole °C, chance of rain in per cent where it is known. */
export const dayWeather = z.object({
  date: isoDay,
  low: z.int(),
  high: z.int(),
  rain: z.optional(z.int().check(z.gte(0), z.lte(100))),
  sky: z.optional(z.enum(skies)),
})
export type DayWeather = z.infer<typeof dayWeather>

/** The days that the forecast covers, in order; a day it says nothing of is left out. */
export const weatherResponse = z.object({ days: z.array(dayWeather).check(z.maxLength(FORECAST_DAYS)) })
export type WeatherResponse = z.infer<typeof weatherResponse>
