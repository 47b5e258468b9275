import * as z from 'zod/mini'
import { email, line, prose } from './text.ts'

/** Spec §3: waitlist entry, §5: its rules, §8: its messages. */
export const waitlistSources = ['careers', 'public'] as const

export const waitlistEntry = z.object({
  name: line(200).check(z.minLength(1, 'Name is required')),
  email: email('Email is required', 'Please enter a valid email address'),
  role: z.nullish(line(200)),
  company: z.nullish(line(200)),
  source: z.enum(waitlistSources),
  referrer: z.nullish(line(2000)),
  notes: z.nullish(prose(2000)),
})
export type WaitlistEntry = z.infer<typeof waitlistEntry>

export const waitlistConfirmation = z.pick(waitlistEntry, { name: true, email: true, role: true, company: true })

export type WaitlistStatus = 'idle' | 'loading' | 'ok' | 'dup' | 'err'

export const waitlistMessages = {
  ok: "You're on the list — thanks!",
  dup: "You're already on the list — thanks!",
  err: 'Something went wrong. Please try again.',
} as const

export const waitlistTitles = { careers: 'Get Career Notifications', public: 'Join the waitlist' } as const

/** PostgreSQL's unique_violation, which PostgREST passes through in its conflict body. */
export const UNIQUE_VIOLATION = '23505'
