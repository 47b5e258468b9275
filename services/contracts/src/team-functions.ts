import * as z from 'zod/mini'
import { functionNames } from './functions.ts'

/** The name of a team, and of one of its functions: parts of `/functions/v1/<team>/<name>`, and keys of objects. */
export const TEAM_NAME = /^(?!constructor$)[a-z][a-z0-9-]{0,30}$/
export const TEAM_FUNCTION_NAME = /^(?!constructor$)[a-z][a-z0-9-]{0,40}$/

/** What the site itself answers under `/functions/v1`. */
const reserved = new Set<string>([...functionNames, 'selftest', 'tiles', 'health', 'auth', 'rest', 'site', 'shell'])

/** Whether a name under `/functions/v1` is the site's own, so that no team can have it. */
export const isReservedTeam = (team: string): boolean => reserved.has(team)

/** Bounds of what a team may ask for: the longest call in ms, the longest answer in bytes. */
export const teamFunctionLimits = {
  timeoutMs: { least: 100, standard: 10_000, most: 15_000 },
  maxBytes: { least: 1, standard: 1_000_000, most: 5_000_000 },
  /** Functions of one team. */
  perTeam: 20,
} as const

const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.gte(least), z.lte(most))

/** A team's own backend function: where calls to it go, and how long and large an answer may be. */
export const teamFunction = z.strictObject({
  url: z.string(),
  timeoutMs: z._default(whole(teamFunctionLimits.timeoutMs), teamFunctionLimits.timeoutMs.standard),
  maxBytes: z._default(whole(teamFunctionLimits.maxBytes), teamFunctionLimits.maxBytes.standard),
})
export type TeamFunction = z.infer<typeof teamFunction>

/** Functions by team and name. */
export const teamFunctions = z.record(
  z.string().check(z.regex(TEAM_NAME)),
  z.record(z.string().check(z.regex(TEAM_FUNCTION_NAME)), teamFunction),
)
export type TeamFunctions = z.infer<typeof teamFunctions>
