import { useHost } from '@site/kit'
import { Button, type ButtonLook } from '@site/ui/button'

/** Opens the site's *Get in Touch* dialog. */
export const ContactUs = (look: ButtonLook) => {
  const { openPartnerContact } = useHost()
  return (
    <Button {...look} aria-haspopup="dialog" onClick={openPartnerContact}>
      Contact Us
    </Button>
  )
}
