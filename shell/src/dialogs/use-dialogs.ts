import { useCallback, useState } from 'react'

export type OpenDialog = 'none' | 'waitlist' | 'partner'

/** Which of the shell's dialogs is open; one at a time. */
export const useDialogs = () => {
  const [open, setOpen] = useState<OpenDialog>('none')
  const openWaitlist = useCallback(() => setOpen('waitlist'), [])
  const openPartnerContact = useCallback(() => setOpen('partner'), [])
  const close = useCallback(() => setOpen('none'), [])
  return { open, openWaitlist, openPartnerContact, close }
}
