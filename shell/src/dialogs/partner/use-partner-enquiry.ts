import { partnerEnquiry } from '@site/contracts/partner-enquiry'
import { useHost } from '@site/kit'
import { useReducer, useRef } from 'react'
import { useSite } from '../../site-context.ts'
import { reportable } from '../reportable.ts'
import { initialPartner, partnerReducer, type PartnerErrors, type PartnerFields } from './partner-state.ts'
import { isOnline, sendEnquiry } from './send-enquiry.ts'

const isField = (name: unknown): name is keyof PartnerFields =>
  name === 'fullName' || name === 'company' || name === 'email' || name === 'message'

/** The first message of each field that has one. */
const errorsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): PartnerErrors => {
  const errors: PartnerErrors = {}
  for (const { path, message } of issues) {
    const [field] = path
    if (isField(field)) errors[field] ??= message
  }
  return errors
}

/** The *Get in Touch* form: validation, online check, sending with fall-back, attempts. */
export const usePartnerEnquiry = () => {
  const { backend, report } = useHost()
  const { origin } = useSite()
  const [state, dispatch] = useReducer(partnerReducer, initialPartner)
  const submissionKey = useRef<string | null>(null)

  const submit = async () => {
    if (state.status === 'sending' || state.status === 'sent') return
    const parsed = partnerEnquiry.safeParse(state.fields)
    if (!parsed.success) return dispatch({ type: 'invalid', errors: errorsOf(parsed.error.issues) })
    dispatch({ type: 'send' })
    if (!(await isOnline(origin))) return dispatch({ type: 'offline' })
    submissionKey.current ??= crypto.randomUUID()
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
      // Another text is another enquiry.
      submissionKey.current = null
      dispatch({ type: 'edit', field, value })
    },
    submit,
  }
}
