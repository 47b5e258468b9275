import type { TripRequest } from '@site/contracts/trip-request'
import { visitMinutes, type Poi } from './places.ts'
import { isBathed } from './undated.ts'

const BEACH = /\b(?:beach|plage|strand|playa|praia|platja|spiaggia)\b/i
/** One goes there for the walk, whatever the weather. */
const WALK = /\b(?:boardwalk|walk|promenade|pier|cliffs?)\b/i
/** A beach on which nobody bathes is a walk along the sand, minutes, and worth so much less (chosen, decision 27). */
const STROLL = { minutes: 45, worth: 15 }

/** A beach as it is on these days: where it is too cold to bathe and nobody asked for it, a short walk. */
export const asOfSeason = (poi: Poi, { soft: { activities = [] } }: TripRequest, dates: readonly string[]): Poi =>
  !BEACH.test(poi.name) ||
  WALK.test(poi.name) ||
  activities.some((own) => own === 'the beach' || own === 'surfing') ||
  dates.some((date) => isBathed(date, poi.lat))
    ? poi
    : {
        ...poi,
        interest: poi.interest - STROLL.worth,
        visitMinutes: Math.min(visitMinutes(poi), STROLL.minutes),
      }
