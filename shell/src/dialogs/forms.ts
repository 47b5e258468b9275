/** One file for the forms of both dialogs: every page names each file of the shell with its hash, which costs it 50 bytes. */
export { PartnerDialog } from './partner/partner-dialog.tsx'
export { WaitlistDialog } from './waitlist/waitlist-dialog.tsx'
