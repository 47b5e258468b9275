import * as z from 'zod/mini'
import { composition } from './composition.ts'
import { mapTiles } from './map-tiles.ts'
import { packedFrame } from './packed-frame.ts'

/**
 * What the front server writes into a page for the shell: the composition of this visitor, reduced to the remote of the page shown. The
 * whole one is at `/composition.json`, fetched when it is first needed. The shell imports the type alone: its first script has no zod.
 */
export const pageState = z.strictObject({
  composition,
  /** The composition's, which has none itself here; left out by front servers that are older than contributions. */
  frame: z.optional(packedFrame),
  /** The unknown path that was requested, when the server answered 404 with the home page. */
  notFound: z.nullable(z.string()),
  backend: z.object({ publicUrl: z.string(), anonKey: z.string() }),
  /** Map tiles, if the operator configured any. */
  tiles: z.optional(mapTiles),
  /** Set where the operator configured a provider of forecasts. */
  weather: z.optional(z.literal(true)),
  /** When the preloaded answers were given with which the server rendered the page, in ms since 1970; left out where it has none. */
  renderedAt: z.optional(z.number()),
  canonicalHost: z.string(),
  extraHosts: z.readonly(z.array(z.string())),
  /** Versions the address asked for, a replayed composition included. */
  overrides: z.record(z.string(), z.string()),
  /** Remotes asked for in a version that is not published. */
  unknownOverrides: z.readonly(z.array(z.string())),
})
export type PageState = z.infer<typeof pageState>
