import { findRoute } from '@site/contracts/routes'
import { onDemand } from '@stageside/ui/on-demand'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../site-context.ts'
import { useCloseOnLeaving } from './use-close-on-leaving.ts'

declare global {
  interface Window {
    openWaitlist?: () => void
    openPartnerContact?: () => void
  }
}

const WaitlistDialog = onDemand(async () => (await import('../overlays.ts')).WaitlistDialog)
const PartnerDialog = onDemand(async () => (await import('../overlays.ts')).PartnerDialog)
const RemoteDialog = onDemand(async () => (await import('../parts/parts.ts')).RemoteDialog)

/**
 * Which dialog is open, one at a time, and the functions that open one from anywhere: by name, and the two of spec §2 also for any
 * script of the page.
 */
export const useDialogs = () => {
  const [open, openDialog] = useState<string | null>(null)
  const openWaitlist = useCallback(() => openDialog('waitlist'), [])
  const openPartnerContact = useCallback(() => openDialog('partner-contact'), [])
  const close = useCallback(() => openDialog(null), [])
  useEffect(() => {
    Object.assign(window, { openWaitlist, openPartnerContact })
    return () => {
      delete window.openWaitlist
      delete window.openPartnerContact
    }
  }, [openWaitlist, openPartnerContact])
  return { open, openDialog: openDialog satisfies (name: string) => void, openWaitlist, openPartnerContact, close }
}

interface OpenedProps {
  readonly name: string
  readonly onClose: () => void
}

const Waitlist = ({ onClose }: Pick<OpenedProps, 'onClose'>) => {
  const { compositions } = useSite()
  const { pathname } = useLocation()
  const { remotes } = compositions.store.getState().composition
  return <WaitlistDialog source={findRoute(remotes, pathname)?.route.waitlist ?? 'public'} onClose={onClose} />
}

/** The shell's own dialogs by the names of its contributions; any other is a remote's. */
const Opened = ({ name, onClose }: OpenedProps) => {
  useCloseOnLeaving(onClose)
  if (name === 'waitlist') return <Waitlist onClose={onClose} />
  if (name === 'partner-contact') return <PartnerDialog onClose={onClose} />
  return <RemoteDialog name={name} onClose={onClose} />
}

/** The open dialog; the code of each is loaded when it is first opened. */
export const Dialogs = ({ open, onClose }: { open: string | null; onClose: () => void }) =>
  open === null ? null : <Opened key={open} name={open} onClose={onClose} />
