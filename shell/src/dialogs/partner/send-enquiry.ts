import { limits } from '@site/contracts/limits'
import { partnerBackoffMs, type PartnerEnquiry } from '@site/contracts/partner-enquiry'
import { partnerMessages } from '@site/contracts/partner-messages'
import { BackendError, type Backend } from '@site/kit'
import { fromResponse } from '@site/kit/client-errors'

/** An answer of 400–499 is the server's last word; anything else may go better by another way or later. */
const isFinal = (error: unknown): boolean =>
  error instanceof BackendError &&
  error.kind === 'http' &&
  error.status !== null &&
  error.status < 500 &&
  error.status !== 429

export type Sleep = (ms: number) => Promise<void>
const sleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Spec §7: the backend function, then up to three direct fetches with a growing pause. All tries carry one key, so that the
 * server stores one enquiry. Rejects with what the last try said.
 */
export const sendEnquiry = async (
  backend: Backend,
  enquiry: PartnerEnquiry,
  idempotencyKey: string,
  pause: Sleep = sleep,
): Promise<void> => {
  const options = { idempotencyKey }
  try {
    await backend.invoke('notify-intake', enquiry, options)
    return
  } catch (error) {
    if (isFinal(error)) throw error
  }
  let last: unknown
  for (let attempt = 1; attempt <= limits.partner.maxAttempts; attempt += 1) {
    try {
      const response = await backend.directFetch('notify-intake', enquiry, options)
      if (response.ok) return
      last = await fromResponse(response, partnerMessages.http)
      if (isFinal(last)) break
    } catch (error) {
      last = error
    }
    if (attempt < limits.partner.maxAttempts) await pause(partnerBackoffMs(attempt))
  }
  throw last
}
