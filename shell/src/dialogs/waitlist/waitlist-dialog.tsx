import { waitlistMessages, waitlistTitles } from '@site/contracts/waitlist'
import { Button } from '@site/ui/button'
import { Dialog } from '@site/ui/dialog'
import { TextField } from '@site/ui/field'
import { Stack } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { useLocation } from 'react-router-dom'
import { useWaitlist } from './use-waitlist.ts'
import { waitlistSource } from './waitlist-source.ts'

/** Spec §2, §4, §8: the waitlist. It unmounts when closed, which resets fields and status. */
export const WaitlistDialog = ({ onClose }: { onClose: () => void }) => {
  const careers = waitlistSource(useLocation().pathname) === 'careers'
  const { state, edit, submit } = useWaitlist()
  const { status, fields } = state
  const done = status === 'ok' || status === 'dup'
  return (
    <Dialog
      open
      onClose={onClose}
      title={careers ? waitlistTitles.careers : waitlistTitles.public}
      description={
        careers
          ? 'We confirm by email, then write only when a role opens.'
          : 'We confirm by email, then write only when what you are waiting for opens.'
      }
    >
      {done ? (
        <Stack $gap={5}>
          <Notice $tone="success" role="status">
            {waitlistMessages[status]}
          </Notice>
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
        </Stack>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Stack $gap={4}>
            <TextField
              label="Name"
              required
              autoComplete="name"
              maxLength={200}
              value={fields.name}
              onChange={(event) => edit('name', event.target.value)}
            />
            <TextField
              label="Email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              value={fields.email}
              onChange={(event) => edit('email', event.target.value)}
            />
            <TextField
              label="Role"
              optional
              autoComplete="organization-title"
              maxLength={200}
              value={fields.role}
              onChange={(event) => edit('role', event.target.value)}
            />
            <TextField
              label="Company"
              optional
              autoComplete="organization"
              maxLength={200}
              value={fields.company}
              onChange={(event) => edit('company', event.target.value)}
            />
            {status === 'err' ? (
              <Notice $tone="error" role="alert">
                {waitlistMessages.err}
              </Notice>
            ) : null}
            {/* Not `disabled`: a button that is loses the focus. The form sends once all the same. */}
            <Button type="submit" aria-disabled={status === 'loading'}>
              {status === 'loading' ? 'Joining…' : careers ? 'Notify me' : 'Join the waitlist'}
            </Button>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
