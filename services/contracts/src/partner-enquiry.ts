import * as z from 'zod/mini'
import { email, line, prose } from './text.ts'

/** Spec §5 and §8: the *Get in Touch* dialog. */
export const partnerMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  offline: 'No internet connection. Please check your network and try again.',
  success: "Thanks! We've emailed you a confirmation.",
  http: 'Server error occurred',
  relay: 'Network connection error. Please check your internet connection.',
  fetch: 'Unable to reach the server. Please try again.',
  unknown: 'An unexpected error occurred',
  generic: 'Something went wrong — please try again.',
} as const

export const partnerEnquiry = z.object({
  fullName: line(200).check(z.minLength(1, partnerMessages.nameRequired)),
  company: z.optional(line(200)),
  email: email(partnerMessages.emailRequired, partnerMessages.emailInvalid),
  message: z.optional(prose(5000)),
})
export type PartnerEnquiry = z.infer<typeof partnerEnquiry>

/** Delay before direct-fetch attempt `attempt + 1`, in ms (spec §7). */
export const partnerBackoffMs = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 5000)
