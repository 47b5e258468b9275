import { onDemand } from '@site/ui/on-demand'
import type { OpenDialog } from './use-dialogs.ts'
import { useCloseOnLeaving } from './use-close-on-leaving.ts'

const WaitlistDialog = onDemand(async () => (await import('./waitlist/waitlist-dialog.tsx')).WaitlistDialog)
const PartnerDialog = onDemand(async () => (await import('./partner/partner-dialog.tsx')).PartnerDialog)

interface DialogProps {
  readonly onClose: () => void
}

const Waitlist = ({ onClose }: DialogProps) => {
  useCloseOnLeaving(onClose)
  return <WaitlistDialog onClose={onClose} />
}
const Partner = ({ onClose }: DialogProps) => {
  useCloseOnLeaving(onClose)
  return <PartnerDialog onClose={onClose} />
}

/** The shell's dialogs; the code of each is loaded when it is first opened. */
export const Dialogs = ({ open, onClose }: { open: OpenDialog; onClose: () => void }) => (
  <>
    {open === 'waitlist' ? <Waitlist onClose={onClose} /> : null}
    {open === 'partner' ? <Partner onClose={onClose} /> : null}
  </>
)
