import { partnerMessages } from '@site/contracts/partner-messages'
import { site } from '@site/contracts/site'
import { Button } from '@site/ui/button'
import { Dialog } from '@site/ui/dialog'
import { TextAreaField, TextField } from '@site/ui/field'
import { Row, Stack } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { useRef } from 'react'
import { usePartnerEnquiry } from './use-partner-enquiry.ts'

/** Spec §2, §5, §8: *Get in Touch*. */
export const PartnerDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useRef<HTMLFormElement>(null)
  const { state, edit, submit } = usePartnerEnquiry(form)
  const { fields, errors, status } = state
  const sending = status === 'sending'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Get in Touch"
      description="Tell us what you run and what you have in mind. A person reads it."
    >
      {status === 'sent' ? (
        <Stack $gap={5}>
          <Notice $tone="success" role="status">
            {partnerMessages.success}
          </Notice>
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
        </Stack>
      ) : (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Stack $gap={4}>
            <TextField
              label="Full name"
              name="fullName"
              required
              autoComplete="name"
              maxLength={200}
              value={fields.fullName}
              error={errors.fullName}
              onChange={(event) => edit('fullName', event.target.value)}
            />
            <TextField
              label="Company"
              name="company"
              optional
              autoComplete="organization"
              maxLength={200}
              value={fields.company}
              error={errors.company}
              onChange={(event) => edit('company', event.target.value)}
            />
            <TextField
              label="Email"
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              value={fields.email}
              error={errors.email}
              onChange={(event) => edit('email', event.target.value)}
            />
            <TextAreaField
              label="Notes"
              name="message"
              optional
              maxLength={5000}
              value={fields.message}
              error={errors.message}
              onChange={(event) => edit('message', event.target.value)}
            />
            {status === 'failed' ? (
              <Notice $tone="error" role="alert">
                <Stack $gap={3}>
                  <span>{state.failure.text}</span>
                  <Row>
                    {state.failure.retry === null ? (
                      <a href={`mailto:${site.partnershipsEmail}`}>Write to {site.partnershipsEmail}</a>
                    ) : (
                      <Button $tone="outline" $size="small" onClick={() => void submit()}>
                        {state.failure.retry}
                      </Button>
                    )}
                  </Row>
                </Stack>
              </Notice>
            ) : null}
            {/* Not `disabled`: a button that is loses the focus. The form sends once all the same. */}
            <Button type="submit" aria-disabled={sending}>
              {sending ? 'Sending…' : 'Send enquiry'}
            </Button>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
