import { useHost } from '@site/kit'
import { Button, type ButtonLook } from '@site/ui/button'
import type { ReactNode } from 'react'

/** Opens the site's waitlist dialog, whose title depends on the page. */
export const JoinWaitlist = ({ children, ...look }: ButtonLook & { children: ReactNode }) => {
  const { openWaitlist } = useHost()
  return (
    <Button {...look} aria-haspopup="dialog" onClick={openWaitlist}>
      {children}
    </Button>
  )
}
