import type { RouteDefinition } from '@site/contracts/composition'
import type { ContributionsDefinition } from '@site/contracts/contributions'

export const routes = [
  {
    path: '/terms',
    page: 'terms',
    title: 'Terms of Service',
    description:
      'The terms on which you search, plan and book: payment, cancellation, liability and your consumer rights.',
    structuredData: 'WebPage',
  },
  {
    path: '/privacy',
    page: 'privacy',
    title: 'Privacy Policy',
    description:
      'What we collect, why, who we share it with, and how to see, correct, move or delete your information.',
    structuredData: 'WebPage',
  },
  {
    path: '/refunds',
    page: 'refunds',
    title: 'Refund & Cancellation Policy',
    breadcrumb: 'Refunds',
    description: 'What you get back when you cancel or the event changes, with a calculator for your dates.',
    structuredData: 'WebPage',
  },
  {
    path: '/cookies',
    page: 'cookies',
    title: 'Cookie Policy',
    description: 'What your browser keeps for this site and why. Choose essential only, or analytics as well.',
    structuredData: 'WebPage',
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    title: 'Accessibility Statement',
    description: 'Keyboard, screen reader, high contrast, scalable text and reduced motion: what this site supports.',
    structuredData: 'WebPage',
  },
  {
    path: '/help',
    page: 'help',
    title: 'Help Center',
    description: 'Support by email, and links to answers about hotels, planning, paying and cancelling.',
    structuredData: 'WebPage',
  },
  {
    path: '/contact',
    page: 'contact',
    title: 'Contact Us',
    description: 'Write to support or partnerships. A person answers within 24 hours on business days.',
    structuredData: 'ContactPage',
  },
  {
    path: '/faq',
    page: 'faq',
    title: 'FAQs',
    description:
      'Eighteen short answers on hotels near events, trip planning, payment, refunds and partnering with us.',
    structuredData: 'FAQPage',
  },
  {
    path: '/credits',
    page: 'credits',
    title: 'Data and credits',
    description: 'The open data and typefaces this site is built on, their makers and their licences.',
    structuredData: 'WebPage',
  },
] as const satisfies readonly RouteDefinition[]

/** Spec §2: the footer columns Legal and Support. */
export const contributions: ContributionsDefinition = {
  footer: [
    { id: 'privacy', column: 'legal', order: 100, label: 'Privacy Policy', to: '/privacy' },
    { id: 'terms', column: 'legal', order: 200, label: 'Terms of Service', to: '/terms' },
    { id: 'refunds', column: 'legal', order: 300, label: 'Refund & Cancellation', to: '/refunds' },
    { id: 'cookies', column: 'legal', order: 400, label: 'Cookie Policy', to: '/cookies' },
    { id: 'accessibility', column: 'legal', order: 500, label: 'Accessibility', to: '/accessibility' },
    { id: 'credits', column: 'legal', order: 600, label: 'Data and credits', to: '/credits' },
    { id: 'help', column: 'support', order: 100, label: 'Help Center', to: '/help' },
    { id: 'contact', column: 'support', order: 200, label: 'Contact Us', to: '/contact' },
    { id: 'faq', column: 'support', order: 300, label: 'FAQs', to: '/faq' },
  ],
}
