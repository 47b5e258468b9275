import { contactMessages, contactSubjects } from '@site/contracts/contact'
import { site } from '@site/contracts/site'
import { Button } from '@site/ui/button'
import { SelectField, TextAreaField, TextField } from '@site/ui/field'
import { Notice } from '@site/ui/notice'
import { space } from '@site/ui/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useContact } from './use-contact.ts'

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

export const ContactForm = () => {
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { state, edit, submit } = useContact(form)
  const { values, errors, status } = state
  return (
    <Form
      ref={form}
      // No submission before hydration: the browser would put the fields into the address.
      method="dialog"
      noValidate
      aria-label="Send us a message"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(trap.current?.value ?? '')
      }}
    >
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="name"
        placeholder={placeholders.name}
        value={values.name}
        error={errors.name}
        onChange={({ target }) => edit('name', target.value)}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={placeholders.email}
        value={values.email}
        error={errors.email}
        onChange={({ target }) => edit('email', target.value)}
      />
      <SelectField
        label="Subject"
        name="subject"
        required
        value={values.subject}
        error={errors.subject}
        onChange={({ target }) => edit('subject', target.value)}
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
        placeholder={placeholders.message}
        value={values.message}
        error={errors.message}
        onChange={({ target }) => edit('message', target.value)}
      />
      <Trap aria-hidden="true">
        <label>
          Leave this empty
          <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <noscript>
        <Notice $tone="info">
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </Notice>
      </noscript>
      <div>
        <Button type="submit" $size="large" disabled={status === 'submitting'}>
          {status === 'submitting' ? contactMessages.submitting : 'Send message'}
        </Button>
      </div>
      <News role="status">{status === 'sent' ? <Notice $tone="success">{contactMessages.inline}</Notice> : null}</News>
    </Form>
  )
}
