import * as z from 'zod/mini'
import { geocodeKinds } from './geocode.ts'
import { walk, walkingSpeed } from './hotels.ts'
import { latitude, line, longitude } from './text.ts'

/** Who walks: `step-free` keeps clear of steps and raised kerbs, `wheels` has a pram or a suitcase. */
export const routeProfiles = ['normal', 'step-free', 'wheels'] as const
export type RouteProfile = (typeof routeProfiles)[number]

/** A place by its id, as `geocode` and `hotels` give it, or a point. */
const routeEnd = z
  .object({
    id: z.optional(line(120).check(z.minLength(1, 'Give the id of a place'))),
    lat: z.optional(latitude),
    lon: z.optional(longitude),
  })
  .check(
    z.refine(
      ({ id, lat, lon }) => (id === undefined) === (lat !== undefined) && (lat === undefined) === (lon === undefined),
      {
        error: 'Give an id, or lat and lon',
      },
    ),
  )
export type RouteEnd = z.infer<typeof routeEnd>

/** The way on foot from one place to another, street by street. A place that is not listed is a 404. */
export const routeRequest = z.object({
  from: routeEnd,
  to: routeEnd,
  speed: z.optional(walkingSpeed),
  profile: z.optional(z.enum(routeProfiles)),
})
export type RouteRequest = z.infer<typeof routeRequest>

/** What a part of a way is; `way` where the map does not say. */
export const pieceKinds = [
  'way',
  'street',
  'footway',
  'square',
  'steps',
  'escalator',
  'lift',
  'crossing',
  'bridge',
  'tunnel',
  'passage',
  'indoors',
  'platform',
  'pier',
] as const
export type PieceKind = (typeof pieceKinds)[number]

/** A climb or a descent as it is walked; `percent` is null where the map only says which. */
const incline = z.object({ goes: z.enum(['up', 'down']), percent: z.nullable(z.int()) })
export type RouteIncline = z.infer<typeof incline>

const stairs = z.object({
  flights: z.int(),
  /** Null where a flight is not counted. */
  steps: z.nullable(z.int()),
  goes: z.nullable(z.enum(['up', 'down'])),
})
export type RouteStairs = z.infer<typeof stairs>

/**
 * Bounds of an answer: longer ways are drawn with fewer corners, and no walk has more pieces. `legs`: of one call for several ways;
 * a day of a plan has at most 16 stops and the way back.
 */
export const routeLimits = { corners: 4000, pieces: 400, legs: 17 } as const

export const routePiece = z.object({
  kind: z.enum(pieceKinds),
  /** Of the street it is, or runs along; null where it has none. */
  name: z.nullable(z.string()),
  metres: z.int(),
  /** The corner of `line` it begins at; it ends where the next one begins. */
  at: z.int(),
  /** Roads crossed on it. */
  crossings: z.int(),
  stairs: z.optional(stairs),
  /** The steepest of it, where the map says so. */
  incline: z.optional(incline),
  /** A bridge over water, or a tunnel under it. */
  overWater: z.optional(z.literal(true)),
})
export type RoutePiece = z.infer<typeof routePiece>

export const foundRoute = z.object({
  /** From the nearest point of a street to the nearest point of a street, as `packLine` writes it. */
  line: z.array(z.int()).check(z.minLength(4), z.maxLength(2 * routeLimits.corners)),
  /** Metres from the start to the line, and from the line to the end. */
  toStreet: z.object({ start: z.int(), end: z.int() }),
  /** In order; with `toStreet` they are as long as the walk. */
  pieces: z.array(routePiece).check(z.minLength(1), z.maxLength(routeLimits.pieces)),
  stairs,
  waterCrossings: z.int(),
  /** Steps and lifts aside; null where no steepness is mapped. */
  steepest: z.nullable(incline),
  /** What the map does not say of it. */
  unknown: z.object({
    crossings: z.int(),
    /** Crossings whose kerbs are not mapped. */
    kerbs: z.int(),
    /** Metres whose surface, and whose steepness, is not mapped. */
    surface: z.int(),
    steepness: z.int(),
  }),
})
export type FoundRoute = z.infer<typeof foundRoute>

/** `no_streets`: no street map there. `imprecise`: a position is too uncertain. `too_far`: nobody walks that. `no_way`: none found. */
export const noRouteReasons = ['no_streets', 'imprecise', 'too_far', 'no_way'] as const

const end = z.object({
  kind: z.enum(geocodeKinds),
  id: z.optional(z.string()),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
})

export const routeResponse = z.object({
  from: end,
  to: end,
  profile: z.enum(routeProfiles),
  /** Along the route; without one the estimate, and null for a profile that an estimate knows nothing of. */
  walk: z.nullable(walk),
  route: z.nullable(foundRoute),
  /** Why there is no route; null where there is one. */
  reason: z.nullable(z.enum(noRouteReasons)),
  credits: z.array(z.string()),
})
export type RouteResponse = z.infer<typeof routeResponse>

/** The ways of one day of a plan, asked for at once. */
export const routesRequest = z.object({
  legs: z.array(z.object({ from: routeEnd, to: routeEnd })).check(z.minLength(1), z.maxLength(routeLimits.legs)),
  speed: z.optional(walkingSpeed),
  profile: z.optional(z.enum(routeProfiles)),
})
export type RoutesRequest = z.infer<typeof routesRequest>

/** Each way as `route` gives it, in the order asked for. */
export const routesResponse = z.object({ routes: z.array(routeResponse) })
export type RoutesResponse = z.infer<typeof routesResponse>
