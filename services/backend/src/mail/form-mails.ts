import type { ContactMessage } from '@site/contracts/contact'
import type { PartnerEnquiry } from '@site/contracts/partner-enquiry'
import { site } from '@site/contracts/site'
import type { WaitlistEntry } from '@site/contracts/waitlist'
import { greeting, textMail, fieldsMail, type Field, type Mail } from './mail.ts'

const present = (fields: readonly (readonly [string, string | null | undefined])[]): Field[] =>
  fields.flatMap(([label, value]) =>
    value === undefined || value === null || value === '' ? [] : [[label, value] as const],
  )

const NOT_YOU = `If this wasn’t you, you can ignore this email. To have your address removed, write to ${site.privacyEmail}.`

/** To the person who joined a list. */
export const waitlistMail = (entry: Pick<WaitlistEntry, 'name' | 'email' | 'source'>): Mail => {
  const careers = entry.source === 'careers'
  const what = careers
    ? `We will write to you when a role opens at ${site.brand}.`
    : `You are on the ${site.brand} waitlist. We will write to you as soon as there is a place for you.`
  return textMail(
    {
      kind: 'waitlist-confirmation',
      recipient: entry.email,
      subject: careers ? `Career notifications from ${site.brand}` : `You're on the ${site.brand} waitlist`,
    },
    [greeting(entry.name), 'Thank you for signing up.', what, NOT_YOU],
  )
}

/** To the partnerships desk, and to the enquirer. */
export const partnerMails = (enquiry: PartnerEnquiry): readonly Mail[] => [
  fieldsMail(
    {
      kind: 'partner-notice',
      recipient: site.partnershipsEmail,
      reply_to: enquiry.email,
      subject: 'New partner enquiry',
    },
    present([
      ['Full name', enquiry.fullName],
      ['Company', enquiry.company],
      ['Email', enquiry.email],
      ['Message', enquiry.message],
    ]),
  ),
  textMail({ kind: 'partner-confirmation', recipient: enquiry.email, subject: `Your enquiry to ${site.brand}` }, [
    greeting(enquiry.fullName),
    `Thank you for your interest in working with ${site.brand}. Your enquiry has reached our partnerships team.`,
    'We answer within 24 hours on business days. Complex questions can take up to 48 hours.',
    NOT_YOU,
  ]),
]

/** To the support desk; the subject is one of the form's own. */
export const contactMail = (message: ContactMessage): Mail =>
  fieldsMail(
    {
      kind: 'contact-notice',
      recipient: site.supportEmail,
      reply_to: message.email,
      subject: `Contact form: ${message.subject}`,
    },
    present([
      ['Name', message.name],
      ['Email', message.email],
      ['Subject', message.subject],
      ['Message', message.message],
    ]),
  )
