import { partnerEnquiry } from '@site/contracts/partner-enquiry'
import { site } from '@site/contracts/site'
import { useHost } from '@site/kit'
import { newId } from '@site/kit/new-id'
import { useReducer, useRef, type RefObject } from 'react'
import { reportable } from '../reportable.ts'
import { initialPartner, partnerReducer, type PartnerErrors, type PartnerFields } from './partner-state.ts'
import { isOnline } from './is-online.ts'
import { sendEnquiry } from './send-enquiry.ts'

/** The fields in the order shown: the first invalid one gets the focus. */
const fieldOrder = ['fullName', 'company', 'email', 'message'] as const satisfies readonly (keyof PartnerFields)[]

/** The first message of each field that has one. */
const errorsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): PartnerErrors => {
  const errors: PartnerErrors = {}
  for (const { path, message } of issues) {
    const field = fieldOrder.find((name) => name === path[0])
    if (field !== undefined) errors[field] ??= message
  }
  return errors
}

const focusFirst = (form: HTMLFormElement | null, errors: PartnerErrors): void => {
  const first = fieldOrder.find((field) => errors[field] !== undefined)
  const control = first === undefined ? null : form?.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}

/** The *Get in Touch* form: validation, online check, sending with fallback, attempts. */
export const usePartnerEnquiry = (form: RefObject<HTMLFormElement | null>) => {
  const { backend, report } = useHost()
  const [state, dispatch] = useReducer(partnerReducer, initialPartner)
  const submissionKey = useRef<string | null>(null)

  const submit = async () => {
    if (state.status === 'sending' || state.status === 'sent') return
    const parsed = partnerEnquiry.safeParse(state.fields)
    if (!parsed.success) {
      const errors = errorsOf(parsed.error.issues)
      dispatch({ type: 'invalid', errors })
      return focusFirst(form.current, errors)
    }
    submissionKey.current ??= newId()
    dispatch({ type: 'send' })
    if (!(await isOnline(site.onlineCheck.url))) return dispatch({ type: 'offline' })
    try {
      await sendEnquiry(backend, parsed.data, submissionKey.current)
      submissionKey.current = null
      dispatch({ type: 'sent' })
    } catch (error) {
      const told = reportable('partner enquiry', error)
      report(told.error, told.context)
      dispatch({ type: 'failed', error })
    }
  }

  return {
    state,
    edit: (field: keyof PartnerFields, value: string) => {
      if (state.status === 'sending') return
      // An edited text is a new enquiry, with a new key.
      submissionKey.current = null
      dispatch({ type: 'edit', field, value })
    },
    submit,
  }
}
