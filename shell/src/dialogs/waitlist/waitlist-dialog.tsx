import { waitlistMessages, waitlistTitles, type WaitlistEntry } from '@site/contracts/waitlist'
import { useHost } from '@stageside/kit'
import { FormDialog, type FormField } from '../form-dialog.tsx'
import { isDuplicate, joinWaitlist, readWaitlist, type WaitlistField } from './waitlist.ts'

const fields: readonly FormField<WaitlistField>[] = [
  { name: 'name', label: 'Name', required: true, autoComplete: 'name', maxLength: 200 },
  { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email', maxLength: 254 },
  { name: 'role', label: 'Role', autoComplete: 'organization-title', maxLength: 200 },
  { name: 'company', label: 'Company', autoComplete: 'organization', maxLength: 200 },
]

interface WaitlistDialogProps {
  readonly source: WaitlistEntry['source']
  readonly onClose: () => void
}

/** Spec §2, §4, §8: the waitlist. */
export const WaitlistDialog = ({ source, onClose }: WaitlistDialogProps) => {
  const { backend } = useHost()
  const careers = source === 'careers'
  return (
    <FormDialog
      form="waitlist"
      title={careers ? waitlistTitles.careers : waitlistTitles.public}
      description={
        careers
          ? 'We’ll email you to confirm, and again when a role opens. Nothing else.'
          : 'We’ll email you to confirm, and again when there is a place for you. Nothing else.'
      }
      fields={fields}
      labels={[careers ? 'Notify me' : 'Join the waitlist', 'Joining…']}
      browserChecks
      read={(values) => readWaitlist(values, source, document.referrer)}
      send={(entry, key) => joinWaitlist(backend, entry, key)}
      isExpected={isDuplicate}
      thanks={waitlistMessages.ok}
      thanksDespite={(error) => (isDuplicate(error) ? waitlistMessages.dup : null)}
      renderFailure={() => waitlistMessages.err}
      onClose={onClose}
    />
  )
}
