import type { DayWeather, Sky } from '@site/contracts/weather'

const skyWords: Readonly<Record<Sky, string>> = {
  clear: 'clear',
  'mostly-clear': 'mostly clear',
  'partly-cloudy': 'partly cloudy',
  overcast: 'overcast',
  fog: 'fog',
  drizzle: 'drizzle',
  'freezing-drizzle': 'freezing drizzle',
  rain: 'rain',
  'freezing-rain': 'freezing rain',
  snow: 'snow',
  showers: 'showers',
  'snow-showers': 'snow showers',
  thunderstorm: 'thunderstorms',
  hail: 'thunderstorms with hail',
}

/** "Forecast: 13 to 24 °C, showers, 63% chance of rain". */
export const weatherWords = ({ low, high, sky, rain }: DayWeather): string =>
  [
    `Forecast: ${low === high ? low : `${low} to ${high}`}\u00a0°C`,
    ...(sky === undefined ? [] : [skyWords[sky]]),
    ...(rain === undefined ? [] : [`${rain}% chance of rain`]),
  ].join(', ')
