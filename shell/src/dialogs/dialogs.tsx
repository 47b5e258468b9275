import { onDemand } from '@stageside/ui/on-demand'
import { useCallback, useEffect, useState } from 'react'
import { useCloseOnLeaving } from './use-close-on-leaving.ts'

declare global {
  interface Window {
    openWaitlist?: () => void
    openPartnerContact?: () => void
  }
}

const dialogs = {
  waitlist: onDemand(async () => (await import('./waitlist/waitlist-dialog.tsx')).WaitlistDialog),
  partner: onDemand(async () => (await import('./partner/partner-dialog.tsx')).PartnerDialog),
}
type OpenDialog = keyof typeof dialogs

/** Which of the shell's dialogs is open, one at a time, and the functions that open one from anywhere: any script may call them. */
export const useDialogs = () => {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const openWaitlist = useCallback(() => setOpen('waitlist'), [])
  const openPartnerContact = useCallback(() => setOpen('partner'), [])
  const close = useCallback(() => setOpen(null), [])
  useEffect(() => {
    Object.assign(window, { openWaitlist, openPartnerContact })
    return () => {
      delete window.openWaitlist
      delete window.openPartnerContact
    }
  }, [openWaitlist, openPartnerContact])
  return { open, openWaitlist, openPartnerContact, close }
}

const Opened = ({ name, onClose }: { name: OpenDialog; onClose: () => void }) => {
  useCloseOnLeaving(onClose)
  const Dialog = dialogs[name]
  return <Dialog onClose={onClose} />
}

/** The shell's dialogs; the code of each is loaded when it is first opened. */
export const Dialogs = ({ open, onClose }: { open: OpenDialog | null; onClose: () => void }) =>
  open === null ? null : <Opened key={open} name={open} onClose={onClose} />
