import type { PlanBase } from '@site/contracts/trip-reading'
import type { Hotel } from '@site/places'
import { mostStars, withinStars } from './affordable.ts'
import {
  dayEnds,
  namesDoor,
  nearestTo,
  nearestToDays,
  ofClass,
  rankOf,
  savedMinutes,
  searchArea,
  wayOfDays,
  type DayEnds,
  type WayOfDays,
} from './base-proposal.ts'
import { startingAt, type PlanContext } from './context.ts'
import { baseAt } from './destination.ts'
import { planLeg, type Base, type LatLon, type PlacesPort } from './places.ts'
import { rideCost } from './rides.ts'
import type { Stop } from './stops.ts'
import { TRAVEL_COST } from './tour-problem.ts'
import { findTours, stopsFor, type FindOptions, type Tours } from './tour.ts'

/** Hotels whose ways are looked up, and those of them that days are planned from (chosen, decision 27). */
const LOOKED_AT = 8
const TRIED = 3
/** Others that are named beside the proposal. */
const OTHERS = 2
/** Fewer hotels than this within reach and a wider circle is tried. */
const ENOUGH = 5
/** How far from where the days would start without one a hotel is tried that may keep everything they held, metres (chosen, decision 27). */
const BESIDE = 3_000
/** Share of the rounds of a whole search that each trial gets (chosen, decision 27). */
const TRIAL_SHARE = 0.2
/** Share of the whole time that all trials may take together. */
const TRIAL_TIME = 0.5

/** The hotels that came into question, and where the days would start without one. */
export interface Shortlisted {
  /** With the way of the days from each; the best first. */
  readonly hotels: readonly { readonly hotel: Hotel; readonly way: WayOfDays }[]
  /** The one nearest to `instead`, where one is near. */
  readonly beside: Hotel | null
  readonly instead: Base
  /** Whether hotels of the stars asked for are known; true where none were asked for. */
  readonly hasStars: boolean
  /** Only the quarter of these hotels is known: no minutes are promised. */
  readonly isRough: boolean
}

export interface BaseChoice extends Shortlisted {
  readonly best: Hotel
}

const isOpen = ({ request, base, startNear }: PlanContext): boolean =>
  base.kind !== 'hotel' && request.noHotel !== true && !namesDoor(startNear)

/** Minutes of the way out and home from a point, by what is known of the streets. */
const wayFrom = (port: PlacesPort, ends: readonly DayEnds[], from: LatLon, stepFree: boolean): WayOfDays => {
  const places = ends.flatMap(({ first, last }) => [first, last])
  const legs = new Map(
    port
      .legsFrom(
        { lat: from.lat, lon: from.lon },
        places.map(({ lat, lon }) => ({ lat, lon })),
        undefined,
        stepFree,
      )
      .map((leg, i) => [places[i], planLeg(leg)] as const),
  )
  return wayOfDays(ends, (to) => {
    const leg = legs.get(to)
    if (leg === undefined) throw new Error('No leg from the hotel to an end of a day')
    return leg
  })
}

function shortlist(context: PlanContext, ends: readonly DayEnds[], port: PlacesPort): Shortlisted | null {
  const area = searchArea(context.startNear, ends)
  if (area === null) return null
  const { lat, lon } = area.point
  const { hotelStars } = context.trip
  const most = hotelStars === undefined ? mostStars(context.trip) : null
  const classed = (hotels: readonly Hotel[], stars: number | undefined, limit = most) =>
    ofClass(limit === null ? hotels : withinStars(ofClass(hotels, stars), limit), stars)
  const inReach = (near: PlacesPort['sureHotelsNear'], stars: number | undefined, limit: number | null) => {
    for (const radius of area.reach) {
      const found = classed(near(lat, lon, radius), stars, limit)
      if (found.length >= ENOUGH || radius === area.reach.at(-1)) return found
    }
    return []
  }
  // A budget gives way only where no hotel within it is known at all, and then by a star.
  const within = (near: PlacesPort['sureHotelsNear'], stars: number | undefined) => {
    for (const limit of most === null ? [] : [most, most + 1]) {
      const found = inReach(near, stars, limit)
      if (found.length > 0) return found
    }
    return inReach(near, stars, null)
  }
  const asked = within(port.sureHotelsNear, hotelStars)
  const sure = asked.length > 0 || hotelStars === undefined ? asked : within(port.sureHotelsNear, undefined)
  // Where no door is known at all, a hotel in the right quarter is still a bed.
  const found = sure.length > 0 ? sure : within(port.roughHotelsNear, undefined)
  const instead = context.base
  const beside = nearestTo(instead, classed(port.sureHotelsNear(instead.lat, instead.lon, BESIDE), hotelStars))
  const nearest = nearestToDays(found, ends, LOOKED_AT)
  const hotels = (beside === null || nearest.some(({ id }) => id === beside.id) ? nearest : [...nearest, beside])
    .map((hotel) => ({ hotel, way: wayFrom(port, ends, hotel, context.trip.hard.stepFree) }))
    .toSorted((a, b) => rankOf(a.hotel, a.way.minutes) - rankOf(b.hotel, b.way.minutes))
  return hotels.length === 0
    ? null
    : { hotels, beside, instead, hasStars: asked.length > 0, isRough: sure.length === 0 }
}

/** What the engine looks for: worth of the stops less the way between them, the way from and to the base included. */
const valueOf = ({ leg }: PlanContext, { days }: Tours): number =>
  days
    .map((stops) => {
      const ids = [null, ...stops.map(({ poi }) => poi.id), null]
      const legs = stops.length === 0 ? [] : ids.slice(1).map((to, i) => leg(ids[i], to))
      const way = legs.reduce((sum, own) => sum + TRAVEL_COST * own.minutes + rideCost(own), 0)
      return stops.reduce((sum, { score }) => sum + score, 0) - way
    })
    .reduce((sum, value) => sum + value, 0)

/**
 * The hotel from which the whole plan is best, where the traveller named none: days are planned without one, the hotels nearest to
 * their ends and the one nearest to where they began are tried with days of their own, and the best of these is taken. Null where no
 * hotel is within reach.
 */
export async function chooseBase(
  context: PlanContext,
  port: PlacesPort,
  search: (stops: number) => FindOptions,
): Promise<BaseChoice | null> {
  if (!isOpen(context)) return null
  const stops: readonly Stop[] = stopsFor(context)
  const whole = search(stops.length)
  const trial = {
    ...whole,
    maxIterations: Math.ceil((whole.maxIterations ?? 0) * TRIAL_SHARE),
    budgetMs: (whole.budgetMs ?? 0) * (TRIAL_TIME / (TRIED + 1)),
  }
  const first = await findTours(context, stops, trial)
  const listed = shortlist(context, dayEnds(first.days), port)
  if (listed === null) return null
  let best: { readonly hotel: Hotel; readonly value: number } | null = null
  const { beside } = listed
  const nearest = listed.hotels.flatMap(({ hotel }) => (hotel.id === beside?.id ? [] : hotel))
  for (const hotel of [...(beside === null ? [] : [beside]), ...nearest].slice(0, TRIED)) {
    const own = startingAt(context, baseAt(hotel), port)
    const value = valueOf(own, await findTours(own, stops, trial))
    if (best === null || value > best.value) best = { hotel, value }
  }
  return best === null ? null : { ...listed, best: best.hotel }
}

/** The same hotel among those that are near to the days as they turned out: the trial had days of its own. */
export function lookAgain(
  choice: BaseChoice,
  context: PlanContext,
  stops: Tours['days'],
  port: PlacesPort,
): BaseChoice {
  const ends = dayEnds(stops)
  const listed = shortlist({ ...context, base: choice.instead }, ends, port)
  const isListed = listed?.hotels.some(({ hotel }) => hotel.id === choice.best.id)
  const own = isListed
    ? []
    : [{ hotel: choice.best, way: wayFrom(port, ends, choice.best, context.trip.hard.stepFree) }]
  return { ...choice, ...listed, hotels: [...(listed?.hotels ?? []), ...own] }
}

/** Choices from which the days are shorter, the best of them first. */
export function shorterChoices(choice: BaseChoice): readonly BaseChoice[] {
  const most = choice.hotels.find(({ hotel }) => hotel.id === choice.best.id)?.way.minutes ?? 0
  const shorter = choice.hotels.filter(({ way }) => way.minutes < most)
  return shorter.map(({ hotel }) => ({ ...choice, best: hotel }))
}

type Proposed = NonNullable<PlanBase['proposed']>

const named = ({ id, name, stars }: Hotel) => ({ id, name, ...(stars === null ? {} : { stars }) })

/** What the page says of a proposal: what it spares these days, and which others there are. `hotels` are those near to these days. */
export function describeProposal(
  { hotels, instead, best, isRough }: BaseChoice,
  stops: Tours['days'],
  port: PlacesPort,
  stepFree: boolean,
): Proposed {
  const without = wayFrom(port, dayEnds(stops), instead, stepFree)
  const spared = ({ way }: Shortlisted['hotels'][number]) => (isRough ? 0 : savedMinutes(without, way))
  const told = hotels.map((each) => ({ ...named(each.hotel), savedMinutes: spared(each) }))
  const others = told.filter(({ id }) => id !== best.id).toSorted((a, b) => b.savedMinutes - a.savedMinutes)
  return {
    savedMinutes: told.find(({ id }) => id === best.id)?.savedMinutes ?? 0,
    insteadOf: instead.name,
    others: others.slice(0, OTHERS),
  }
}
