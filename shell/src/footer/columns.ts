/** Spec §2: the footer's columns. */
export const footerColumns = [
  {
    heading: 'Company',
    links: [
      { to: '/about-us', label: 'About Us' },
      { to: '/careers', label: 'Careers' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
      { to: '/refunds', label: 'Refund & Cancellation' },
      { to: '/cookies', label: 'Cookie Policy' },
      { to: '/accessibility', label: 'Accessibility' },
      { to: '/credits', label: 'Data and credits' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { to: '/help', label: 'Help Center' },
      { to: '/contact', label: 'Contact Us' },
      { to: '/faq', label: 'FAQs' },
    ],
  },
  {
    heading: 'Business',
    links: [
      { to: '/partner-program', label: 'Partner Program' },
      { to: '/corporate', label: 'Corporate' },
    ],
  },
] as const
