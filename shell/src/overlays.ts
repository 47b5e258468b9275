/**
 * What opens over a page, as one file that the first of them loads: every page names each file of the shell with its hash, which costs it
 * 50 bytes, and most of their code is what they share.
 */
export { PartnerDialog } from './dialogs/partner/partner-dialog.tsx'
export { WaitlistDialog } from './dialogs/waitlist/waitlist-dialog.tsx'
export { SideMenu } from './nav/side-menu.tsx'
export { QaPanel } from './qa/qa-panel.tsx'
