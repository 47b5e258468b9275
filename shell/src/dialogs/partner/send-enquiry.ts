import { limits } from '@site/contracts/limits'
import { partnerBackoffMs, type PartnerEnquiry } from '@site/contracts/partner-enquiry'
import { partnerMessages } from '@site/contracts/partner-messages'
import { BackendError, type Backend, type BackendErrorKind } from '@stageside/kit'
import { failureInside, failureOf } from '@stageside/kit/shell/client-errors'

/** An answer of 400–499 is final; other failures may succeed by the direct fetch or later. */
const isFinal = (error: unknown): boolean =>
  error instanceof BackendError &&
  error.kind === 'http' &&
  error.status !== null &&
  error.status < 500 &&
  error.status !== 429

const isKind = (error: unknown, kind: BackendErrorKind): boolean => error instanceof BackendError && error.kind === kind

/** The failure of a call; null when it succeeded. */
const failed = (call: Promise<BackendError | null>): Promise<unknown> => call.catch((error: unknown) => error)

type Sleep = (ms: number) => Promise<void>
const sleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Spec §7: the backend function, then up to three direct fetches with a growing pause. All attempts have the same idempotency
 * key, so that the server stores one enquiry. Rejects with the error of the last attempt.
 */
export const sendEnquiry = async (
  { invoke, directFetch }: Pick<Backend, 'invoke' | 'directFetch'>,
  enquiry: PartnerEnquiry,
  idempotencyKey: string,
  pause: Sleep = sleep,
): Promise<void> => {
  const call = ['notify-intake', enquiry, { idempotencyKey }] as const
  const first = await failed(invoke(...call).then((answer) => failureInside(answer, partnerMessages.http)))
  if (first === null) return
  if (isFinal(first)) throw first
  let last: unknown
  for (let attempt = 1; attempt <= limits.partner.maxAttempts; attempt += 1) {
    last = await failed(directFetch(...call).then((response) => failureOf(response, partnerMessages.http)))
    if (last === null) return
    if (isFinal(last)) break
    if (attempt < limits.partner.maxAttempts) await pause(partnerBackoffMs(attempt))
  }
  // The error of a gateway that answered is more useful than that of a direct fetch that reached nothing.
  throw isKind(first, 'relay') && isKind(last, 'fetch') ? first : last
}
