import { site } from '@site/contracts/site'
import { ButtonAnchor, type ButtonLook } from '@site/ui/button'
import { styled } from 'styled-components'

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
