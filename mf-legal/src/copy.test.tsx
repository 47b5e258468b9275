// @vitest-environment node
import { expect, test } from 'vitest'
import { prerender } from './testing/in-shell.tsx'

const policy = ['Home', 'Back to Homepage', 'Last updated September 2025']

/** What the specification fixes of the words on each page (spec §2, §4, §5, §9): here once, so that journeys need not repeat it. */
const copy = {
  '/terms': [
    ...policy,
    'Terms of Service',
    'One account per person',
    'unless a payment plan has been arranged',
    'subject to availability',
    'reserves the right to cancel',
    'governed by Australian law',
    'Contact support',
  ],
  '/privacy': [
    ...policy,
    'Privacy Policy',
    'name, email, phone and postal address',
    'IP address, browser, operating system',
    'Australian Privacy Principles',
  ],
  '/refunds': [
    ...policy,
    'Refund & Cancellation Policy',
    'More than 14 days before the event',
    'Full refund, minus processing fees',
    '7 to 14 days before the event',
    '50% refund',
    'Under 7 days before the event',
    'Subject to partner policies, with processing fees',
    'Same day or no-show',
    'No refund',
    '7 to 14 business days',
    '5 to 14 business days',
    'within 48 hours',
    'Administrative fees may apply',
  ],
  '/cookies': [...policy, 'Cookie Policy', 'Essential cookies', 'Third-party cookies', 'Managing cookies'],
  '/accessibility': [
    ...policy,
    'Accessibility Statement',
    'Keyboard navigation',
    'Screen reader compatibility',
    'High-contrast options',
    'Scalable text',
    'Image alt text',
  ],
  '/help': ['Home', 'Back to Homepage', 'Help Center', 'email only', 'Phone and live chat', 'Coming soon'],
  '/contact': [
    'Home',
    'Back to Homepage',
    'Contact Us',
    'Phone and live chat',
    'Coming soon',
    'Adelaide',
    'put URGENT in the subject line',
    '24 hours',
    '48 hours',
    'complex partnership or technical questions',
    'General Inquiry',
    'Booking Support',
    'Partnership Opportunity',
    'Technical Issue',
    'Other',
    'Your full name',
    'What can we help you with?',
    'Please provide details about your inquiry...',
  ],
  '/faq': ['Home', 'Back to Homepage', 'FAQs', 'Card, PayPal, Apple Pay, Google Pay, Afterpay and Klarna'],
} as const

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }
/** The words of a page: its text, and the placeholders of its fields. */
const wordsOf = (html: string): string => {
  const placeholders = [...html.matchAll(/ placeholder="([^"]*)"/g)].map(([, words]) => words)
  return [html.replace(/<[^>]+>/g, ''), ...placeholders]
    .join('\n')
    .replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity)
}

test.each(Object.entries(copy))('%s has the words of the specification', async (path, strings) => {
  const text = wordsOf(await prerender(path))
  expect(strings.filter((words) => !text.includes(words))).toEqual([])
})
