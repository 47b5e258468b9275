import type { ContactMessage } from '@site/contracts/contact'
import type { PartnerEnquiry } from '@site/contracts/partner-enquiry'
import type { WaitlistEntry } from '@site/contracts/waitlist'
import { contactMail, partnerMails, waitlistMail } from '../mail/form-mails.ts'
import { fingerprint, type Circumstances } from './guard.ts'
import type { Submission } from './store.ts'

const orNull = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text)

/** Spec §3: the address is stored in lower case, and unique together with its source. */
export const waitlistSubmission = (entry: WaitlistEntry, circumstances: Circumstances): Submission => {
  const email = entry.email.toLowerCase()
  const own = {
    name: entry.name,
    role: orNull(entry.role),
    company: orNull(entry.company),
    source: entry.source,
    referrer: orNull(entry.referrer),
    notes: orNull(entry.notes),
  }
  return {
    ...circumstances,
    table: 'waitlist',
    fingerprint: fingerprint([email, own]),
    insert: (trx, head) => trx.insertInto('waitlist').values({ ...head, ...own, email }),
    mails: [waitlistMail({ ...entry, email })],
  }
}

export const partnerSubmission = (enquiry: PartnerEnquiry, circumstances: Circumstances): Submission => {
  const email = enquiry.email.toLowerCase()
  const own = { full_name: enquiry.fullName, company: orNull(enquiry.company), message: orNull(enquiry.message) }
  return {
    ...circumstances,
    table: 'partner_enquiry',
    fingerprint: fingerprint([email, own]),
    insert: (trx, head) => trx.insertInto('partner_enquiry').values({ ...head, ...own, email }),
    mails: partnerMails({ ...enquiry, email }),
  }
}

export const contactSubmission = (message: ContactMessage, circumstances: Circumstances): Submission => {
  const email = message.email.toLowerCase()
  const own = { name: message.name, subject: message.subject, message: message.message, form_type: message.formType }
  return {
    ...circumstances,
    table: 'contact_message',
    fingerprint: fingerprint([email, own]),
    insert: (trx, head) => trx.insertInto('contact_message').values({ ...head, ...own, email }),
    mails: [contactMail({ ...message, email })],
  }
}
