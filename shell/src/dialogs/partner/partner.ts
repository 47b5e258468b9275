import { limits } from '@site/contracts/limits'
import { partnerEnquiry, type PartnerEnquiry } from '@site/contracts/partner-enquiry'
import { partnerMessages } from '@site/contracts/partner-messages'
import { BackendError } from '@stageside/kit'
import type { Reading, Values } from '../use-submission.ts'

export type PartnerField = 'fullName' | 'company' | 'email' | 'message'

const FIELDS: readonly PartnerField[] = ['fullName', 'company', 'email', 'message']

/** The enquiry to send, or the first message of each field that has one. */
export const readEnquiry = (values: Values<PartnerField>): Reading<PartnerField, PartnerEnquiry> => {
  const parsed = partnerEnquiry.safeParse({ fullName: '', company: '', email: '', message: '', ...values })
  if (parsed.success) return { entry: parsed.data }
  const { issues } = parsed.error
  const messageFor = (field: PartnerField) => issues.find(({ path }) => path[0] === field)?.message
  return { errors: Object.fromEntries(FIELDS.map((field) => [field, messageFor(field)] as const)) }
}

/** Nothing was sent: the online check failed. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/** Spec §8: the message for each class of error. */
export const messageOf = (error: unknown): string => {
  if (error instanceof BackendError) {
    if (error.kind === 'http') return error.message || partnerMessages.http
    if (error.kind === 'relay') return partnerMessages.relay
    if (error.kind === 'fetch' || error.kind === 'timeout') return partnerMessages.fetch
  }
  if (error instanceof Error) return error.message || partnerMessages.unknown
  return partnerMessages.generic
}

const isConnection = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof BackendError && error.kind !== 'http')

/** What the form shows when sending failed. `retry` is the label of the retry button, null when there is none. */
export interface PartnerFailure {
  readonly text: string
  readonly retry: 'Retry Now' | 'Retry' | null
}

/** Spec §8: failures are numbered, but for the online check's; the retry button is there while attempts are under the limit. */
export const failureOf = (error: unknown, attempts: number): PartnerFailure => {
  const { maxAttempts } = limits.partner
  return {
    text:
      error instanceof OfflineError
        ? partnerMessages.offline
        : `${messageOf(error)} (Attempt ${attempts}/${maxAttempts})`,
    retry: attempts >= maxAttempts ? null : isConnection(error) ? 'Retry Now' : 'Retry',
  }
}
