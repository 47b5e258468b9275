import { createRemoteJWKSet, customFetch, decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod/mini'
import { ServiceError } from '../service-error.ts'
import { ruleFor, type Issuer } from './issuers.ts'
import type { Identity } from './rights.ts'

/** Longest token that is read, in characters: those of the usual forges have 1,000 to 2,500. */
const LONGEST = 8192
/** How long an issuer may take to answer, in ms, and the most it may say, in bytes. */
const ISSUER_MS = 5000
const ISSUER_BYTES = 256 * 1024
/** Keys are asked for again after this time, in ms, or after the other when a token names an unknown one. */
const KEYS_MAX_AGE_MS = 10 * 60_000
const COOLDOWN_MS = 30_000
/** Difference of clocks that is forgiven, in s. */
const CLOCK_S = 30
/** A token of CI lives minutes; one that was issued for longer is refused. */
const MAX_AGE = '1h'
/** Longest subject that is kept, in characters. */
const SUBJECT = 200

/** Fetches without following redirects, and at most `ISSUER_BYTES`. */
const boundedFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
  const timeout = AbortSignal.timeout(ISSUER_MS)
  const response = await fetch(url, { ...init, redirect: 'error', signal: timeout })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > ISSUER_BYTES) throw new Error(`${url} answers with more than ${ISSUER_BYTES} bytes`)
    parts.push(part)
  }
  return new Response(Buffer.concat(parts), { status: response.status, headers: response.headers })
}

const discovery = z.object({ issuer: z.string(), jwks_uri: z.string() })

const discover = async (issuer: string): Promise<URL> => {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await boundedFetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const found = discovery.parse(await response.json())
  if (found.issuer !== issuer) throw new Error(`${url} names another issuer`)
  const keys = new URL(found.jwks_uri)
  if (keys.protocol !== 'https:' && keys.origin !== new URL(issuer).origin)
    throw new Error(`${url} names keys without TLS`)
  return keys
}

type Keys = ReturnType<typeof createRemoteJWKSet>

/** The keys of an issuer, cached. A failed discovery is not tried again for a while. */
const keysOf = ({ issuer, jwks }: Issuer) => {
  let known: Promise<Keys> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  const open = async (): Promise<Keys> =>
    createRemoteJWKSet(jwks === undefined ? await discover(issuer) : new URL(jwks), {
      timeoutDuration: ISSUER_MS,
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: KEYS_MAX_AGE_MS,
      [customFetch]: boundedFetch,
    })
  return async (): Promise<Keys> => {
    if (Date.now() - failedAt < COOLDOWN_MS) throw new Error(`the keys of ${issuer} could not be found a moment ago`)
    try {
      return await (known ??= open())
    } catch (error) {
      known = undefined
      failedAt = Date.now()
      throw error
    }
  }
}

const refused = (sentence: string, cause?: unknown): ServiceError =>
  new ServiceError(401, 'unauthorised', sentence, { cause })

const issuerIn = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss
  } catch (error) {
    throw refused('This is neither a team’s token nor an ID token of an issuer.', error)
  }
}

/** What was wrong with a token, for its owner; null for trouble with the issuer. */
const problemOf = (error: unknown): ServiceError | null => {
  if (error instanceof errors.JWTExpired)
    return new ServiceError(401, 'expired', 'This ID token has ended: get a new one in the same job.', { cause: error })
  if (error instanceof errors.JWTClaimValidationFailed)
    return refused(`This ID token is not for this registry: its claim '${error.claim}' is wrong or missing.`, error)
  if (error instanceof errors.JOSEAlgNotAllowed)
    return refused('This ID token is signed with an algorithm that is not accepted.', error)
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed)
    return refused('This ID token is not signed by its issuer.', error)
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return null
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC')
    return refused('This ID token cannot be read.', error)
  return null
}

/** Checks ID tokens of configured issuers. The result throws a `ServiceError`: 401, or 503 while the keys of an issuer cannot be had. */
export const oidcChecker = (configured: readonly Issuer[]) => {
  const known = new Map(configured.map((issuer) => [issuer.issuer, { issuer, keys: keysOf(issuer) }]))

  const verify = async (token: string, issuer: Issuer, keys: () => Promise<Keys>): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(token, await keys(), {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms: issuer.algorithms,
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: MAX_AGE,
        clockTolerance: CLOCK_S,
      })
      return payload
    } catch (error) {
      throw (
        problemOf(error) ??
        new ServiceError(
          503,
          'unavailable',
          `The keys of ${issuer.issuer} cannot be had right now. Please try again.`,
          {
            retryAfter: COOLDOWN_MS / 1000,
            cause: error,
          },
        )
      )
    }
  }

  return async (token: string): Promise<Identity> => {
    if (token.length > LONGEST) throw refused('This token is too long.')
    const found = known.get(issuerIn(token) ?? '')
    if (found === undefined) throw refused('The issuer of this ID token is not one of this registry’s.')
    const claims = await verify(token, found.issuer, found.keys)
    const rule = ruleFor(found.issuer, claims)
    if (rule === undefined)
      throw new ServiceError(403, 'forbidden', 'No rule of this registry fits the claims of this ID token.')
    return {
      subject: `oidc:${String(claims.sub).slice(0, SUBJECT)}`,
      team: rule.team,
      rights: rule.rights,
      expires: new Date(Number(claims.exp) * 1000).toISOString(),
    }
  }
}
