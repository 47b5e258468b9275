import { limits } from '@site/contracts/limits'
import { partnerMessages } from '@site/contracts/partner-messages'
import { BackendError } from '@site/kit'

export interface PartnerFields {
  readonly fullName: string
  readonly company: string
  readonly email: string
  readonly message: string
}
export type PartnerErrors = Partial<Record<keyof PartnerFields, string>>

/** What the form shows when sending failed. `retry` is the label of the retry button, null when there is none. */
export interface PartnerFailure {
  readonly text: string
  readonly retry: 'Retry Now' | 'Retry' | null
}

/** Spec §4: submit → sending → success or error; `attempts` counts tries up to 3 and resets on success. */
export type PartnerState = {
  readonly fields: PartnerFields
  readonly errors: PartnerErrors
  readonly attempts: number
} & (
  | { readonly status: 'editing' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent' }
  | { readonly status: 'failed'; readonly failure: PartnerFailure }
)

export type PartnerAction =
  | { readonly type: 'edit'; readonly field: keyof PartnerFields; readonly value: string }
  | { readonly type: 'invalid'; readonly errors: PartnerErrors }
  | { readonly type: 'send' }
  | { readonly type: 'offline' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'sent' }

const emptyFields: PartnerFields = { fullName: '', company: '', email: '', message: '' }
export const initialPartner: PartnerState = { status: 'editing', fields: emptyFields, errors: {}, attempts: 0 }

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

const isConnection = (error: unknown): boolean => error instanceof BackendError && error.kind !== 'http'

/** Spec §8: the retry button is there while attempts are under the limit, and not after. */
const retryLabel = (attempts: number, label: 'Retry Now' | 'Retry'): PartnerFailure['retry'] =>
  attempts < limits.partner.maxAttempts ? label : null

const offlineFailure = (attempts: number): PartnerFailure => ({
  text: partnerMessages.offline,
  retry: retryLabel(attempts, 'Retry Now'),
})

export const failureOf = (error: unknown, attempt: number): PartnerFailure => ({
  text: `${messageOf(error)} (Attempt ${attempt}/${limits.partner.maxAttempts})`,
  retry: retryLabel(attempt, isConnection(error) ? 'Retry Now' : 'Retry'),
})

export const partnerReducer = (state: PartnerState, action: PartnerAction): PartnerState => {
  const { fields, errors, attempts } = state
  switch (action.type) {
    case 'edit': {
      if (state.status === 'sending' || state.status === 'sent') return state
      const { [action.field]: _cleared, ...rest } = errors
      return { ...state, fields: { ...fields, [action.field]: action.value }, errors: rest }
    }
    case 'invalid':
      return { status: 'editing', fields, errors: action.errors, attempts }
    case 'send':
      return state.status === 'sending' || state.status === 'sent'
        ? state
        : { status: 'sending', fields, errors: {}, attempts }
    case 'offline':
      // Nothing was sent, so no attempt is counted.
      return state.status === 'sending'
        ? { status: 'failed', fields, errors, attempts, failure: offlineFailure(attempts) }
        : state
    case 'failed': {
      if (state.status !== 'sending') return state
      const attempt = Math.min(attempts + 1, limits.partner.maxAttempts)
      return { status: 'failed', fields, errors, attempts: attempt, failure: failureOf(action.error, attempt) }
    }
    case 'sent':
      return state.status === 'sending' ? { status: 'sent', fields: emptyFields, errors: {}, attempts: 0 } : state
  }
}
