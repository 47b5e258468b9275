import { site } from '@site/contracts/site'
import { useHost } from '@stageside/kit'
import { Button, ButtonAnchor, type ButtonLook } from '@stageside/ui/button'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Opens the site's *Get in Touch* dialog. */
export const ContactUs = (look: ButtonLook) => {
  const { openDialog } = useHost()
  return (
    <Button {...look} aria-haspopup="dialog" onClick={() => openDialog('partner-contact')}>
      Contact Us
    </Button>
  )
}

/** Opens the site's waitlist dialog, whose title depends on the page. */
export const JoinWaitlist = ({ children, ...look }: ButtonLook & { children: ReactNode }) => {
  const { openDialog } = useHost()
  return (
    <Button {...look} aria-haspopup="dialog" onClick={() => openDialog('waitlist')}>
      {children}
    </Button>
  )
}

/** Long addresses may break so that large text stays inside narrow windows. */
const Mail = styled(ButtonAnchor)`
  max-width: 100%;
  overflow-wrap: anywhere;
`

export const mailto = (address: string, subject?: string): string =>
  `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`

/** The partnerships address as a mail button; the address is visible so that it can be copied. */
export const PartnerMail = ({ subject, ...look }: ButtonLook & { subject?: string }) => (
  <Mail {...look} href={mailto(site.partnershipsEmail, subject)}>
    {site.partnershipsEmail}
  </Mail>
)
