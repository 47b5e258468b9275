import * as z from 'zod/mini'
import { isReservedTeam, TEAM_NAME } from '@site/contracts/team-functions'
import { rights } from './rights.ts'

/** Signatures with a key pair. Never HMAC, whose key would be the issuer's public one, and never `none`. */
export const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'] as const

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

const secureUrl = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname, username } = new URL(text)
    return username === '' && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)))
  }, 'takes an https address'),
)

/** The wanted value of a claim: the text itself, one of several, or a beginning that ends with `*`. Not `*` alone, which is everybody. */
const pattern = z.string().check(z.regex(/^(?!\*+$)./))
const wanted = z.union([pattern, z.array(pattern).check(z.minLength(1))])

const rule = z.strictObject({
  /** All must fit. At least one: everybody on a forge has tokens of its issuer. */
  claims: z.record(z.string(), wanted).check(z.refine((claims) => Object.keys(claims).length > 0, 'names no claim')),
  team: z
    .string()
    .check(
      z.refine(
        (team) => TEAM_NAME.test(team) && !isReservedTeam(team),
        'takes small letters, digits and -, and none of the site’s functions',
      ),
    ),
  rights,
})

export const issuers = z.array(
  z.strictObject({
    issuer: secureUrl,
    audience: z.string().check(z.minLength(1)),
    algorithms: z._default(z.array(z.enum(ALGORITHMS)).check(z.minLength(1)), ['RS256', 'ES256']),
    /** Where its keys are; found by OpenID Connect discovery when left out. */
    jwks: z.optional(secureUrl),
    rules: z.array(rule).check(z.minLength(1)),
  }),
)
export type Issuer = z.infer<typeof issuers>[number]

const fitsOne = (pattern: string, value: string): boolean =>
  pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern

/** The first rule that the claims of a verified token fit. */
export const ruleFor = (
  { rules }: Issuer,
  claims: Readonly<Record<string, unknown>>,
): Issuer['rules'][number] | undefined =>
  rules.find((rule) =>
    Object.entries(rule.claims).every(([name, patterns]) => {
      const value = Object.hasOwn(claims, name) ? claims[name] : undefined
      return typeof value === 'string' && [patterns].flat().some((pattern) => fitsOne(pattern, value))
    }),
  )
