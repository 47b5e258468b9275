import { contactForm } from '@site/contracts/contact'
import type * as z from 'zod/mini'

export interface ContactValues {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}
export type ContactField = keyof ContactValues
export type ContactErrors = Partial<Record<ContactField, string>>

/** The fields in the order shown: the first invalid one gets the focus. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[]

export const emptyContact: ContactValues = { name: '', email: '', subject: '', message: '' }

/** Spec §4: idle, submitting, then sent (fields and errors cleared) or back to idle with the input kept. */
export interface ContactState {
  readonly values: ContactValues
  readonly errors: ContactErrors
  readonly status: 'idle' | 'submitting' | 'sent'
}
export const initialContact: ContactState = { values: emptyContact, errors: {}, status: 'idle' }

export type ContactAction =
  | { readonly type: 'edit'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'refuse'; readonly errors: ContactErrors }
  | { readonly type: 'submit' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed' }

const without = (errors: ContactErrors, field: ContactField): ContactErrors => {
  const { [field]: _cleared, ...rest } = errors
  return rest
}

export const contactReducer = (state: ContactState, action: ContactAction): ContactState => {
  switch (action.type) {
    case 'edit':
      // Success clears the fields, so edits are ignored while a message is being sent.
      if (state.status === 'submitting') return state
      return {
        values: { ...state.values, [action.field]: action.value },
        errors: without(state.errors, action.field),
        status: 'idle',
      }
    case 'refuse':
      return { ...state, errors: action.errors, status: 'idle' }
    case 'submit':
      return { ...state, errors: {}, status: 'submitting' }
    case 'sent':
      return { ...initialContact, status: 'sent' }
    case 'failed':
      return { ...state, status: 'idle' }
  }
}

export type CheckedContact =
  | { readonly ok: true; readonly form: z.infer<typeof contactForm> }
  | { readonly ok: false; readonly errors: ContactErrors }

/** Spec §5: every rule of the form; a field shows its first broken rule. */
export const checkContact = (values: ContactValues): CheckedContact => {
  const parsed = contactForm.safeParse(values)
  if (parsed.success) return { ok: true, form: parsed.data }
  const errors: ContactErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = contactFields.find((name) => name === path[0])
    if (field !== undefined) errors[field] ??= message
  }
  return { ok: false, errors }
}
