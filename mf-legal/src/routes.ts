import type { RouteDefinition } from '@site/contracts/composition'

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
