/**
 * The one settings file of the site: brand, domain, addresses, company. Rename the product here and nowhere else.
 * Every value is a placeholder an owner replaces before going live; none of them belongs to a real business.
 */
export const site = {
  brand: 'Stageside',
  tagline: 'Hotels a short walk from the event',
  canonicalHost: 'stageside.example',
  supportEmail: 'support@stageside.example',
  partnershipsEmail: 'partners@stageside.example',
  privacyEmail: 'privacy@stageside.example',
  company: {
    legalName: 'Stageside Travel Pty Ltd',
    parentName: 'Stageside Holdings Pty Ltd',
    businessNumber: 'ABN 00 000 000 000',
    address: ['c/- Stageside Holdings Pty Ltd', 'Adelaide SA 5000', 'Australia'],
  },
  copyrightYear: 2025,
  policiesUpdated: 'September 2025',
  locale: 'en-AU',
} as const

/** Absolute address of a path on the canonical host. */
export const canonicalUrl = (path: string): string => `https://${site.canonicalHost}${path === '/' ? '/' : path}`
