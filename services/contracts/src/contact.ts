import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { email, line, prose } from './text.ts'

/** Spec §3, §5, §8: the contact form. */
export const contactSubjects = [
  'General Inquiry',
  'Booking Support',
  'Partnership Opportunity',
  'Technical Issue',
  'Other',
] as const

export const contactMessages = {
  name: `Name must be at least ${limits.contact.minName} characters`,
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  subject: 'Please select a subject',
  message: `Message must be at least ${limits.contact.minMessage} characters`,
  invalidToast: {
    title: 'Please check your form',
    description: 'There are errors that need to be fixed before submitting.',
  },
  failureToast: {
    title: 'Something went wrong',
    description: (to: string) => `Please try again or email us directly at ${to}`,
  },
  successToast: { title: 'Message sent successfully!', description: "We'll get back to you within 24 hours." },
  inline: "Thank you! We'll get back to you within 24 hours.",
  submitting: 'Sending...',
  placeholders: {
    name: 'Your full name',
    email: 'you@example.com',
    subject: 'What can we help you with?',
    message: 'Please provide details about your inquiry...',
  },
} as const

export const contactForm = z.object({
  name: line(200).check(z.minLength(limits.contact.minName, contactMessages.name)),
  email: email(contactMessages.emailRequired, contactMessages.emailInvalid),
  subject: z.enum(contactSubjects, contactMessages.subject),
  message: prose(5000).check(z.minLength(limits.contact.minMessage, contactMessages.message)),
})
export const contactMessage = z.extend(contactForm, { formType: z.literal('contact') })
export type ContactMessage = z.infer<typeof contactMessage>
