/** The pages of the Legal and Support columns, and what each must show. */
export const legalPages = [
  { path: '/terms', heading: 'Terms of Service', crumb: 'Terms of Service', policy: true },
  { path: '/privacy', heading: 'Privacy Policy', crumb: 'Privacy Policy', policy: true },
  { path: '/refunds', heading: 'Refund & Cancellation Policy', crumb: 'Refunds', policy: true },
  { path: '/cookies', heading: 'Cookie Policy', crumb: 'Cookie Policy', policy: true },
  { path: '/accessibility', heading: 'Accessibility Statement', crumb: 'Accessibility Statement', policy: true },
  { path: '/help', heading: 'Help Center', crumb: 'Help Center', policy: false },
  { path: '/contact', heading: 'Contact Us', crumb: 'Contact Us', policy: false },
  { path: '/faq', heading: 'FAQs', crumb: 'FAQs', policy: false },
  { path: '/credits', heading: 'Data and credits', crumb: 'Data and credits', policy: false },
] as const
