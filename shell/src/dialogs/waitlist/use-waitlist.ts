import { waitlistEntry, type WaitlistEntry } from '@site/contracts/waitlist'
import { useHost } from '@site/kit'
import { newId } from '@site/kit/new-id'
import { useReducer, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { reportable } from '../reportable.ts'
import { initialWaitlist, outcomeOf, waitlistReducer, type WaitlistFields } from './waitlist-state.ts'
import { waitlistSource } from './waitlist-source.ts'

/** The entry to store, or null when it would not be valid: spec §5 lets such a submission silently do nothing. */
export const entryFrom = (fields: WaitlistFields, path: string, referrer: string): WaitlistEntry | null => {
  const parsed = waitlistEntry.safeParse({
    name: fields.name,
    email: fields.email.toLowerCase(),
    role: fields.role.trim() || null,
    company: fields.company.trim() || null,
    source: waitlistSource(path),
    referrer: referrer === '' ? null : referrer.slice(0, 2000),
    notes: null,
  })
  return parsed.success ? parsed.data : null
}

/** The waitlist form: state, edit, submit. A failed confirmation mail is only logged. */
export const useWaitlist = () => {
  const { backend, report } = useHost()
  const { pathname } = useLocation()
  const [state, dispatch] = useReducer(waitlistReducer, initialWaitlist)
  const submissionKey = useRef<string | null>(null)

  const submit = async () => {
    const entry = entryFrom(state.fields, pathname, document.referrer)
    if (entry === null || state.status === 'loading') return
    submissionKey.current ??= newId()
    dispatch({ type: 'submit' })
    const key = submissionKey.current
    try {
      await backend.joinWaitlist(entry, { idempotencyKey: key })
    } catch (error) {
      const as = outcomeOf(error)
      if (as === 'err') {
        const told = reportable('waitlist', error)
        report(told.error, told.context)
      }
      return dispatch({ type: 'resolve', as })
    }
    dispatch({ type: 'resolve', as: 'ok' })
    // Spec §7 names this call, for backends whose table sends no mail. Ours queued the mail with the entry, and sends no second one.
    const { name, email, role, company } = entry
    backend
      .invoke('waitlist-confirmation', { name, email, role, company }, { idempotencyKey: `${key}-confirmation` })
      .catch((error: unknown) => console.error('waitlist confirmation', error))
  }

  return {
    state,
    edit: (field: keyof WaitlistFields, value: string) => {
      if (state.status === 'loading') return
      // An edited text is a new entry: under the old key the server would refuse it.
      submissionKey.current = null
      dispatch({ type: 'edit', field, value })
    },
    submit,
  }
}
