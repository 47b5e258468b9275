import { contactMessages } from '@site/contracts/contact'
import { site } from '@site/contracts/site'
import { useHost } from '@site/kit'
import { newId } from '@site/kit/new-id'
import { useEarlyInput } from '@site/ui/early-input'
import { useEffect, useReducer, useRef, type RefObject } from 'react'
import { checkContact, contactFields, contactReducer, initialContact, type ContactField } from './contact-state.ts'
import { reportable, sendContact } from './send-contact.ts'

const focusFirst = (form: HTMLFormElement | null, wrong: Partial<Record<ContactField, string>>): void => {
  const first = contactFields.find((field) => wrong[field] !== undefined)
  const control = first === undefined ? null : form?.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}

/** The contact form: state, edit, submit (spec §4, §5, §8). */
export const useContact = (form: RefObject<HTMLFormElement | null>) => {
  const { backend, report, toast } = useHost()
  const [state, dispatch] = useReducer(contactReducer, initialContact)
  const opened = useRef(0)
  const key = useRef<string | null>(null)
  useEffect(() => {
    opened.current = performance.now()
    // After a reload while a message was being sent, Firefox restores the disabled state of the button.
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')
    if (button) button.disabled = false
  }, [form])

  // A disabled button loses the focus: restore it when the button is enabled again.
  const { status } = state
  useEffect(() => {
    if (status !== 'submitting') return undefined
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')
    return () => {
      if (document.activeElement === document.body) requestAnimationFrame(() => button?.focus())
    }
  }, [form, status])

  const edit = (field: ContactField, value: string) => {
    if (status === 'submitting') return
    key.current = null
    dispatch({ type: 'edit', field, value })
  }

  useEarlyInput(form, (name, value) => {
    const field = contactFields.find((one) => one === name)
    if (field !== undefined) edit(field, value)
  })

  const submit = async (hp: string) => {
    if (state.status === 'submitting') return
    const checked = checkContact(state.values)
    if (!checked.ok) {
      dispatch({ type: 'refuse', errors: checked.errors })
      toast({ ...contactMessages.invalidToast, tone: 'destructive' })
      return focusFirst(form.current, checked.errors)
    }
    key.current ??= newId()
    dispatch({ type: 'submit' })
    try {
      const elapsedMs = Math.round(performance.now() - opened.current)
      await sendContact(backend, { form: checked.form, hp, elapsedMs, key: key.current })
    } catch (failure) {
      const { error, context } = reportable(failure)
      report(error, context)
      const { title, description } = contactMessages.failureToast
      toast({ title, description: description(site.supportEmail), tone: 'destructive' })
      return dispatch({ type: 'failed' })
    }
    key.current = null
    dispatch({ type: 'sent' })
    toast({ ...contactMessages.successToast, tone: 'success' })
  }

  return { state, edit, submit }
}
