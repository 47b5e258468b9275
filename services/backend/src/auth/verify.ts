import { timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload } from 'jose'

export type Verdict =
  | { readonly kind: 'valid'; readonly claims: JWTPayload }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' }

/** Latest time a `Date` can represent, in seconds (ECMA-262, "Time Values and Time Range"). */
const MAX_SECONDS = 8.64e12

const isRepresentable = (seconds: number | undefined): boolean =>
  seconds === undefined || Math.abs(seconds) <= MAX_SECONDS

/** Checks a session token: HS256 with our secret only (no `none`, no other algorithm), not expired, at most 5 s of clock drift. */
export const verifyToken = async (token: string, secret: Uint8Array): Promise<Verdict> => {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      clockTolerance: 5,
      requiredClaims: ['exp'],
    })
    return isRepresentable(payload.iat) ? { kind: 'valid', claims: payload } : { kind: 'forged' }
  } catch (error) {
    return { kind: error instanceof errors.JWTExpired ? 'expired' : 'forged' }
  }
}

/** Compares in constant time. */
export const sameKey = (given: string, expected: string): boolean => {
  const left = Buffer.from(given)
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer +(\S+)\s*$/i.exec(header ?? '')?.[1] ?? null
