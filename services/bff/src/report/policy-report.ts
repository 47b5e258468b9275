import * as z from 'zod'

/** What a policy of a page refused, as far as it is counted and logged. */
export interface PolicyViolation {
  /** A directive of the content security policy, `integrity-policy`, or `other` for what the site's policies do not have. */
  readonly directive: string
  /** The file refused is one of a release of this site. */
  readonly own: boolean
  /** What was refused: a path of this site, the origin of another, or a word of the browser such as `inline`. */
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
const body = z.object({
  effectiveDirective: text.optional(),
  blockedURL: text.nullish(),
  documentURL: text.optional(),
})
/** One report of the Reporting API. WebKit sends single ones, under the content type of the older form. */
const report = z.object({ type: text.optional(), body })
/** The older form, which Firefox sends. */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.nullish(),
    'document-uri': text.optional(),
  }),
})
const reports = z.union([z.array(report).max(50), report, older])

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

/** Reads what a browser reports of refused loads, in any of the three forms that browsers send; null when it is none of them. */
export const readPolicyReports = (sent: unknown): readonly PolicyViolation[] | null => {
  const parsed = reports.safeParse(sent)
  if (!parsed.success) return null
  if ('csp-report' in parsed.data) {
    const { 'csp-report': said } = parsed.data
    return [
      violation(said['effective-directive'] ?? said['violated-directive'], said['blocked-uri'], said['document-uri']),
    ]
  }
  const list = Array.isArray(parsed.data) ? parsed.data : [parsed.data]
  return list.map(({ type, body: said }) =>
    violation(
      type === 'integrity-violation' ? 'integrity-policy' : said.effectiveDirective,
      said.blockedURL,
      said.documentURL,
    ),
  )
}
