import type { ContributionsDefinition } from '@site/contracts/contributions'

/**
 * What the shell itself adds to the frame: the two dialogs that any script may open (spec §2), and the button of one. They are its own so
 * that they open whatever remote is broken. Everything else in the frame comes from remotes.
 */
export const contributions: ContributionsDefinition = {
  actions: [{ id: 'join-waitlist', order: 900, label: 'Join Waitlist', opens: 'waitlist' }],
  dialogs: [
    { name: 'waitlist', component: 'waitlist' },
    { name: 'partner-contact', component: 'partnerContact' },
  ],
}
