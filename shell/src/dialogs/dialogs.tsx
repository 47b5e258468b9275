import { lazy, Suspense } from 'react'
import type { OpenDialog } from './use-dialogs.ts'

const WaitlistDialog = lazy(() => import('./waitlist/waitlist-dialog.tsx').then((m) => ({ default: m.WaitlistDialog })))
const PartnerDialog = lazy(() => import('./partner/partner-dialog.tsx').then((m) => ({ default: m.PartnerDialog })))

/** The shell's dialogs; the code of each is loaded when it is first opened. */
export const Dialogs = ({ open, onClose }: { open: OpenDialog; onClose: () => void }) => (
  <Suspense fallback={null}>
    {open === 'waitlist' ? <WaitlistDialog onClose={onClose} /> : null}
    {open === 'partner' ? <PartnerDialog onClose={onClose} /> : null}
  </Suspense>
)
