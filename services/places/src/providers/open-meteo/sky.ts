import type { Sky } from '@site/contracts/weather'

/** WMO code table 4677 as far as Open-Meteo uses it (open-meteo.com/en/docs, "WMO Weather interpretation codes"). */
const SKIES: ReadonlyMap<number, Sky> = new Map([
  [0, 'clear'],
  [1, 'mostly-clear'],
  [2, 'partly-cloudy'],
  [3, 'overcast'],
  [45, 'fog'],
  [48, 'fog'],
  [51, 'drizzle'],
  [53, 'drizzle'],
  [55, 'drizzle'],
  [56, 'freezing-drizzle'],
  [57, 'freezing-drizzle'],
  [61, 'rain'],
  [63, 'rain'],
  [65, 'rain'],
  [66, 'freezing-rain'],
  [67, 'freezing-rain'],
  [71, 'snow'],
  [73, 'snow'],
  [75, 'snow'],
  [77, 'snow'],
  [80, 'showers'],
  [81, 'showers'],
  [82, 'showers'],
  [85, 'snow-showers'],
  [86, 'snow-showers'],
  [95, 'thunderstorm'],
  [96, 'hail'],
  [99, 'hail'],
])

/** What a code says of the sky; null for one that it does not know. */
export const skyOf = (code: number | null | undefined): Sky | null => SKIES.get(code ?? -1) ?? null
