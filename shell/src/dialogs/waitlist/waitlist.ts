import { UNIQUE_VIOLATION, waitlistEntry, type WaitlistEntry } from '@site/contracts/waitlist'
import { BackendError, type Backend } from '@stageside/kit'
import type { Reading, Values } from '../use-submission.ts'

export type WaitlistField = 'name' | 'email' | 'role' | 'company'

/** The entry to store. Spec §5: one that would not be valid silently does nothing, so no field has a message. */
export const readWaitlist = (
  { name = '', email = '', role = '', company = '' }: Values<WaitlistField>,
  source: WaitlistEntry['source'],
  referrer: string,
): Reading<WaitlistField, WaitlistEntry> => {
  const parsed = waitlistEntry.safeParse({
    name,
    email: email.toLowerCase(),
    role: role.trim() || null,
    company: company.trim() || null,
    source,
    referrer: referrer === '' ? null : referrer.slice(0, 2000),
    notes: null,
  })
  return parsed.success ? { entry: parsed.data } : { errors: {} }
}

/** Spec §8: a unique violation, or a message that says so, is a duplicate. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof BackendError && (error.code === UNIQUE_VIOLATION || error.message.includes('duplicate'))

/** Stores the entry. A failed confirmation mail is only logged. */
export const joinWaitlist = async (backend: Backend, entry: WaitlistEntry, idempotencyKey: string): Promise<void> => {
  await backend.joinWaitlist(entry, { idempotencyKey })
  // Spec §7 names this call, for backends whose table sends no mail. Ours queued the mail with the entry, and sends no second one.
  const { name, email, role, company } = entry
  backend
    .invoke(
      'waitlist-confirmation',
      { name, email, role, company },
      { idempotencyKey: `${idempotencyKey}-confirmation` },
    )
    .catch((error: unknown) => console.error('waitlist confirmation', error))
}
