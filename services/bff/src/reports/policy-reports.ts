import * as z from 'zod'

/** A policy violation as it is counted and logged. */
export interface PolicyViolation {
  /** A directive of the content security policy, `integrity-policy`, or `other` if the site's policies do not have it. */
  readonly directive: string
  /** Whether the blocked file is a release file of this site. */
  readonly own: boolean
  /** What was blocked: a path of this site, the origin of another, or a keyword such as `inline`. */
  readonly blocked: string
  /** Path of the page. */
  readonly path: string
}

const DIRECTIVES = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
  'integrity-policy',
])

const text = z.string().max(4000)
const urlOf = (address: string | null | undefined): URL | null => {
  try {
    return new URL(address ?? '')
  } catch {
    return null
  }
}

const violation = (
  directive: string | undefined,
  blocked: string | null | undefined,
  document: string | undefined,
): PolicyViolation => {
  const page = urlOf(document)
  const file = urlOf(blocked)
  const isOurs = file !== null && file.origin === page?.origin
  return {
    directive: directive !== undefined && DIRECTIVES.has(directive) ? directive : 'other',
    own: isOurs && file.pathname.startsWith('/releases/'),
    blocked: (isOurs ? file.pathname : (file?.origin ?? blocked ?? '')).slice(0, 200),
    path: (page?.pathname ?? '').slice(0, 200),
  }
}

/** A report of the Reporting API. WebKit sends single ones, with the content type of the older format. */
const report = z
  .object({
    type: text.optional(),
    body: z.object({
      effectiveDirective: text.optional(),
      blockedURL: text.nullish(),
      documentURL: text.optional(),
    }),
  })
  .transform(({ type, body }) =>
    violation(
      type === 'integrity-violation' ? 'integrity-policy' : body.effectiveDirective,
      body.blockedURL,
      body.documentURL,
    ),
  )
/** The older format, which Firefox sends. */
const older = z
  .object({
    'csp-report': z.object({
      'effective-directive': text.optional(),
      'violated-directive': text.optional(),
      'blocked-uri': text.nullish(),
      'document-uri': text.optional(),
    }),
  })
  .transform(({ 'csp-report': said }) =>
    violation(said['effective-directive'] ?? said['violated-directive'], said['blocked-uri'], said['document-uri']),
  )

/** The violations in reports of any of the three formats that browsers send. */
export const policyReports = z.union([z.array(report).max(50), z.union([report, older]).transform((one) => [one])])
