import type { WaitlistStatus } from '@site/contracts/waitlist'
import { UNIQUE_VIOLATION } from '@site/contracts/waitlist'
import { BackendError } from '@site/kit'

export interface WaitlistFields {
  readonly name: string
  readonly email: string
  readonly role: string
  readonly company: string
}
export const emptyFields: WaitlistFields = { name: '', email: '', role: '', company: '' }

/** Spec §4: idle → loading → ok | dup | err; `err` can be sent again, `ok` and `dup` are final until the dialog closes. */
export type WaitlistState =
  | { readonly status: Exclude<WaitlistStatus, 'loading'>; readonly fields: WaitlistFields }
  | { readonly status: 'loading'; readonly fields: WaitlistFields }

export type WaitlistAction =
  | { readonly type: 'edit'; readonly field: keyof WaitlistFields; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'resolve'; readonly as: 'ok' | 'dup' | 'err' }
  | { readonly type: 'reset' }

export const initialWaitlist: WaitlistState = { status: 'idle', fields: emptyFields }

export const waitlistReducer = (state: WaitlistState, action: WaitlistAction): WaitlistState => {
  switch (action.type) {
    case 'edit':
      return state.status === 'loading'
        ? state
        : { ...state, fields: { ...state.fields, [action.field]: action.value } }
    case 'submit':
      return state.status === 'idle' || state.status === 'err' ? { ...state, status: 'loading' } : state
    case 'resolve':
      return state.status === 'loading' ? { ...state, status: action.as } : state
    case 'reset':
      return initialWaitlist
  }
}

/** Spec §8: a unique violation or a message that says so is a duplicate, anything else an error. */
export const outcomeOf = (error: unknown): 'dup' | 'err' =>
  error instanceof BackendError && (error.code === UNIQUE_VIOLATION || error.message.includes('duplicate'))
    ? 'dup'
    : 'err'
