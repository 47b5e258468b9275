import { limits } from '@site/contracts/limits'
import type { PartnerEnquiry } from '@site/contracts/partner-enquiry'
import { partnerMessages } from '@site/contracts/partner-messages'
import { site } from '@site/contracts/site'
import { useHost } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { Row, Stack } from '@stageside/ui/layout'
import { useState } from 'react'
import { FormDialog, type FormField } from '../form-dialog.tsx'
import { isOnline } from './is-online.ts'
import { failureOf, OfflineError, readEnquiry, type PartnerFailure, type PartnerField } from './partner.ts'
import { sendEnquiry } from './send-enquiry.ts'

const fields: readonly FormField<PartnerField>[] = [
  { name: 'fullName', label: 'Full name', required: true, autoComplete: 'name', maxLength: 200 },
  { name: 'company', label: 'Company', autoComplete: 'organization', maxLength: 200 },
  { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email', maxLength: 254 },
  { name: 'message', label: 'Notes', multiline: true, maxLength: 5000 },
]

const Failure = ({ text, retry }: PartnerFailure) => (
  <Stack $gap={3}>
    <span>{text}</span>
    <Row>
      {retry === null ? (
        <a href={`mailto:${site.partnershipsEmail}`}>Write to {site.partnershipsEmail}</a>
      ) : (
        <Button type="submit" $tone="outline" $size="small">
          {retry}
        </Button>
      )}
    </Row>
  </Stack>
)

/** Spec §2, §5, §8: *Get in Touch*. */
export const PartnerDialog = ({ onClose }: { onClose: () => void }) => {
  const { backend } = useHost()
  const [attempts, setAttempts] = useState(0)
  const send = async (enquiry: PartnerEnquiry, idempotencyKey: string): Promise<void> => {
    if (!(await isOnline(site.onlineCheck.url))) throw new OfflineError(partnerMessages.offline)
    setAttempts((count) => Math.min(count + 1, limits.partner.maxAttempts))
    await sendEnquiry(backend, enquiry, idempotencyKey)
    setAttempts(0)
  }
  return (
    <FormDialog
      form="partner enquiry"
      title="Get in Touch"
      description="Tell us about your business and what you have in mind. A person reads every message."
      fields={fields}
      labels={['Send enquiry', 'Sending…']}
      browserChecks={false}
      read={readEnquiry}
      send={send}
      isExpected={(error) => error instanceof OfflineError}
      thanks={partnerMessages.success}
      renderFailure={(error) => <Failure {...failureOf(error, attempts)} />}
      onClose={onClose}
    />
  )
}
