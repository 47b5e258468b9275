/**
 * Address of a public site, such as `https://www.example.org/`, to which the partner form sends HEAD to check the connection. Setting it
 * adds the site to the pages' security policy and to the privacy policy. Without it `navigator.onLine` decides, and no third party
 * gets a request.
 */
const onlineCheck: { readonly url: string | null } = { url: null }

/** Where the company's office is. */
const city = 'Adelaide'

/**
 * The one settings file of the site: brand, domain, addresses, company. Rename the product here and nowhere else.
 * Every value is a placeholder an owner replaces before going live; none of them belongs to a real business. Servers started with
 * NODE_ENV=production warn of those that are left (`site-placeholders.ts`).
 */
export const site = {
  brand: 'Stageside',
  /** The scope of the packages that teams install, on npm. Change it with `npm run rename:scope -- @new`, which renames the packages too. */
  packageScope: '@stageside',
  tagline: 'Hotels a short walk from the event',
  canonicalHost: 'stageside.example',
  supportEmail: 'support@stageside.example',
  partnershipsEmail: 'partners@stageside.example',
  privacyEmail: 'privacy@stageside.example',
  company: {
    legalName: 'Stageside Travel Pty Ltd',
    parentName: 'Stageside Holdings Pty Ltd',
    businessNumber: 'ABN 00 000 000 000',
    city,
    address: ['c/- Stageside Holdings Pty Ltd', `${city} SA 5000`, 'Australia'],
  },
  onlineCheck,
  /** The first year of the copyright; the footer adds the present one. */
  copyrightYear: 2025,
  policiesUpdated: 'September 2025',
  corporateLaunch: 'Q1 2026',
  locale: 'en-AU',
  /** Prices are asked for in this currency (ISO 4217), for guests of this country (ISO 3166-1 alpha-2). */
  currency: 'AUD',
  nationality: 'AU',
} as const

/** Absolute address of a path on the canonical host. */
export const canonicalUrl = (path: string): string => `https://${site.canonicalHost}${path}`
