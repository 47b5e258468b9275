import { contactForm, contactMessages, contactSubjects } from '@site/contracts/contact'
import { site } from '@site/contracts/site'
import { useHost } from '@stageside/kit'
import { newId } from '@stageside/kit/new-id'
import { Button } from '@stageside/ui/button'
import { SelectField, TextAreaField, TextField } from '@stageside/ui/field'
import { Notice } from '@stageside/ui/notice'
import { space } from '@stageside/ui/tokens'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { reportable, sendContact, type ContactSubmission } from './send-contact.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`
const News = styled.div`
  &:empty {
    margin-top: -${space(5)};
  }
`
/** Positioned off the page: spam programs detect `display: none`. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`

const { placeholders } = contactMessages
/** What the form says last replaces what it said before. */
const TOAST = 'contact-form'

/** The broken rules of each field, the first one first (spec §5). */
type FieldErrors = Partial<Record<string, string[]>>
const named = (field: string): string => `[name="${field}"]`

/** The contact form (spec §4, §5, §8). The browser holds the fields, so what was typed before hydration or a reload stays. */
export const ContactForm = () => {
  const { backend, report, toast } = useHost()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const openedAt = useRef(0)
  const key = useRef<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { mutate, isPending, isSuccess, reset } = useMutation({
    // Without a connection an attempt fails at once; by default it would wait for one.
    networkMode: 'always',
    mutationFn: (submission: ContactSubmission) => sendContact(backend, submission),
    onSuccess: () => {
      key.current = null
      form.current?.reset()
      toast({ id: TOAST, ...contactMessages.successToast, tone: 'success' })
    },
    onError: (failure) => {
      const { error, context } = reportable(failure)
      report(error, context)
      const { title, description } = contactMessages.failureToast
      toast({ id: TOAST, title, description: description(site.supportEmail), tone: 'destructive' })
    },
  })

  useEffect(() => {
    openedAt.current = performance.now()
    // After a reload while a message was being sent, Firefox restores the disabled state of the controls.
    for (const control of form.current?.querySelectorAll('button, select') ?? []) control.removeAttribute('disabled')
  }, [])

  // A disabled button loses the focus: restore it when the button is enabled again.
  useEffect(() => {
    if (!isPending) return undefined
    const pressed = button.current
    return () => {
      if (document.activeElement === document.body) requestAnimationFrame(() => pressed?.focus())
    }
  }, [isPending])

  const edited = ({ target }: FormEvent) => {
    key.current = null
    reset()
    if (target instanceof Element) setErrors(({ [target.getAttribute('name') ?? '']: _cleared, ...others }) => others)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const fields = new FormData(event.currentTarget)
    const checked = contactForm.safeParse(Object.fromEntries(fields))
    if (!checked.success) {
      const { fieldErrors } = z.flattenError(checked.error)
      setErrors(fieldErrors)
      toast({ id: TOAST, ...contactMessages.invalidToast, tone: 'destructive' })
      return event.currentTarget.querySelector<HTMLElement>(Object.keys(fieldErrors).map(named).join())?.focus()
    }
    setErrors({})
    key.current ??= newId()
    const elapsedMs = Math.round(performance.now() - openedAt.current)
    mutate({ form: checked.data, hp: String(fields.get('website')), elapsedMs, key: key.current })
  }
  return (
    <Form
      ref={form}
      // No submission before hydration: the browser would put the fields into the address.
      method="dialog"
      noValidate
      aria-label="Send us a message"
      onChange={edited}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        name="name"
        required
        readOnly={isPending}
        autoComplete="name"
        placeholder={placeholders.name}
        error={errors['name']?.[0]}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        readOnly={isPending}
        autoComplete="email"
        placeholder={placeholders.email}
        error={errors['email']?.[0]}
      />
      <SelectField
        label="Subject"
        name="subject"
        required
        disabled={isPending}
        defaultValue=""
        error={errors['subject']?.[0]}
      >
        <option value="" disabled>
          {placeholders.subject}
        </option>
        {contactSubjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        name="message"
        required
        readOnly={isPending}
        placeholder={placeholders.message}
        error={errors['message']?.[0]}
      />
      <Trap aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <noscript>
        <Notice $tone="info">
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </Notice>
      </noscript>
      <div>
        <Button ref={button} type="submit" $size="large" disabled={isPending}>
          {isPending ? contactMessages.submitting : 'Send message'}
        </Button>
      </div>
      <News role="status">{isSuccess ? <Notice $tone="success">{contactMessages.inline}</Notice> : null}</News>
    </Form>
  )
}
