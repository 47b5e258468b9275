import { walkingSpeeds } from '@site/contracts/walking-speed'

/** Walking speeds in m/s. */
export type Pace = (typeof walkingSpeeds)[keyof typeof walkingSpeeds]
export const paces: readonly Pace[] = [walkingSpeeds.brisk, walkingSpeeds.easy, walkingSpeeds.slow]

/** The one name of each pace on the site, as it stands after "a" and before "walk". */
export const paceWords: Record<Pace, string> = {
  [walkingSpeeds.brisk]: 'brisk',
  [walkingSpeeds.easy]: 'easy',
  [walkingSpeeds.slow]: 'slow',
}

/** "Brisk, 4.8 km/h" */
export const paceOption = (pace: Pace): string => {
  const word = paceWords[pace]
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}, ${(pace * 3.6).toFixed(1)} km/h`
}
