import { trimPath } from '@site/contracts/trim-path'
import type { WaitlistEntry } from '@site/contracts/waitlist'

/** Spec §2: on /careers the waitlist is for career notifications. */
export const waitlistSource = (path: string): WaitlistEntry['source'] =>
  trimPath(path) === '/careers' ? 'careers' : 'public'
