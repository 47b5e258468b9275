/** The pages of the partners and company remote. `title` is the window's, without the brand. */
export const partnerPages = [
  { path: '/partners', heading: 'Partners', title: 'Partners' },
  { path: '/partner-portal', heading: 'Partner Portal', title: 'Partner Portal' },
  { path: '/partner-program', heading: 'Partner Program', title: 'Partner Program' },
  { path: '/about', heading: 'About Us', title: 'About Us in Brief' },
  { path: '/about-us', heading: 'About Us', title: 'About Us' },
  { path: '/careers', heading: 'Careers', title: 'Careers' },
  { path: '/press', heading: 'Media & Press', title: 'Media & Press' },
  { path: '/membership', heading: 'Membership', title: 'Membership' },
  { path: '/corporate', heading: 'Corporate', title: 'Corporate' },
] as const
