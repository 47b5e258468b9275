import type { Store } from '../../store/store.ts'
import { ServiceError } from '../service-error.ts'
import type { Issuer } from './issuers.ts'
import { oidcChecker } from './oidc.ts'
import type { Identity } from './rights.ts'
import { isTeamToken, tokenChecker } from './tokens.ts'

const BEARER = /^Bearer +([\x21-\x7e]{1,9000})$/i

/** Who sends a request, by its `Authorization`. Throws a `ServiceError` with 401 when nobody known does. */
export type Authenticate = (authorization: string | undefined) => Promise<Identity>

export const authenticator = (store: Store, issuers: readonly Issuer[], now: () => Date): Authenticate => {
  const checkToken = tokenChecker(store, now)
  const checkOidc = oidcChecker(issuers)
  return async (authorization) => {
    if (authorization === undefined)
      throw new ServiceError(401, 'unauthorised', 'Send a token of your team: Authorization: Bearer sst_…')
    const [, token] = BEARER.exec(authorization) ?? []
    if (token === undefined)
      throw new ServiceError(401, 'unauthorised', 'The Authorization header takes Bearer and one token.')
    return isTeamToken(token) ? checkToken(token) : checkOidc(token)
  }
}
