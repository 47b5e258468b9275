import { limits } from '@site/contracts/limits'
import { partnerBackoffMs, type PartnerEnquiry } from '@site/contracts/partner-enquiry'
import { partnerMessages } from '@site/contracts/partner-messages'
import { BackendError, type Backend, type BackendErrorKind } from '@site/kit'
import { failureInside, failureOf } from '@site/kit/client-errors'

/** An answer of 400–499 is final; other failures may succeed by the direct fetch or later. */
const isFinal = (error: unknown): boolean =>
  error instanceof BackendError &&
  error.kind === 'http' &&
  error.status !== null &&
  error.status < 500 &&
  error.status !== 429

const isKind = (error: unknown, kind: BackendErrorKind): boolean => error instanceof BackendError && error.kind === kind

export type Sleep = (ms: number) => Promise<void>
const sleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Spec §7: the backend function, then up to three direct fetches with a growing pause. All attempts have the same idempotency
 * key, so that the server stores one enquiry. Rejects with the error of the last attempt.
 */
export const sendEnquiry = async (
  backend: Backend,
  enquiry: PartnerEnquiry,
  idempotencyKey: string,
  pause: Sleep = sleep,
): Promise<void> => {
  const options = { idempotencyKey }
  let first: unknown
  try {
    const failure = failureInside(await backend.invoke('notify-intake', enquiry, options), partnerMessages.http)
    if (failure === null) return
    first = failure
  } catch (error) {
    first = error
  }
  if (isFinal(first)) throw first
  let last: unknown
  for (let attempt = 1; attempt <= limits.partner.maxAttempts; attempt += 1) {
    try {
      const response = await backend.directFetch('notify-intake', enquiry, options)
      last = await failureOf(response, partnerMessages.http)
      if (last === null) return
      if (isFinal(last)) break
    } catch (error) {
      last = error
    }
    if (attempt < limits.partner.maxAttempts) await pause(partnerBackoffMs(attempt))
  }
  // The error of a gateway that answered is more useful than that of a direct fetch that reached nothing.
  throw isKind(first, 'relay') && isKind(last, 'fetch') ? first : last
}
