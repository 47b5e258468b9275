import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { partnerMessages } from './partner-messages.ts'
import { email, line, prose } from './text.ts'

export const partnerEnquiry = z.object({
  fullName: line(200).check(z.minLength(1, partnerMessages.nameRequired)),
  company: z.optional(line(200)),
  email: email(partnerMessages.emailRequired, partnerMessages.emailInvalid),
  message: z.optional(prose(5000)),
})
export type PartnerEnquiry = z.infer<typeof partnerEnquiry>

/** Delay before direct-fetch attempt `attempt + 1`, in ms (spec §7). */
export const partnerBackoffMs = (attempt: number): number =>
  Math.min(limits.partner.backoffBaseMs * 2 ** (attempt - 1), limits.partner.backoffCapMs)
