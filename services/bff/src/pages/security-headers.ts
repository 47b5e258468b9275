import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { IMPORT_MAP_POLICY } from '@site/contracts/page-elements'
import type { Request } from 'express'
import type { Config } from '../config.ts'

/** The hash source of an inline script, style or style attribute for the content security policy. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Other origins that the pages' scripts may call: the backend itself, the public site of the online check, and the map's tiles. */
export const callOrigins = (
  { backendPublicUrl, tiles }: Pick<Config, 'backendPublicUrl' | 'tiles'>,
  onlineCheckUrl: string | null,
): readonly string[] => {
  const addresses = [backendPublicUrl, onlineCheckUrl, tiles?.url]
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))]
}

export interface PolicySources {
  /** Inline scripts of the page. */
  readonly scripts: readonly string[]
  /** Inline style elements of the page. */
  readonly styles: readonly string[]
  /** Hash sources of the style attributes in the page. */
  readonly styleAttributes: readonly string[]
  /** Other origins of calls and images. */
  readonly connect: readonly string[]
  readonly images: readonly string[]
  /** The origin of a remote on the visitor's own machine (`local-remote.ts`); null on all pages but theirs. */
  readonly local?: string | null
}

/** Where browsers report policy violations (W3C Reporting API), and the endpoint name used in policies. */
export const REPORTS_PATH = '/report/policy'
const REPORTS = 'reports'
export const REPORTING_ENDPOINTS = `${REPORTS}="${REPORTS_PATH}"`

/** Style elements created by scripts start empty and are filled through the CSSOM, which the policy allows. */
const EMPTY_STYLE = hashSource('')

/** Placeholder of the policy for the nonce of each response. */
export const NONCE = '{nonce}'

/**
 * What a page may load and run: the site's own files, and the inline code that the server rendered, by hash. A nonce in the page would
 * prevent caching it (docs/decisions/007); the one in the policy is for import maps that the shell adds, which reads it from a header.
 */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  styleAttributes,
  connect,
  images,
  local = null,
}: PolicySources): string => {
  const also = local === null ? [] : [local]
  return [
    `default-src 'self'`,
    `script-src ${["'self'", `'nonce-${NONCE}'`, ...scripts.map(hashSource), ...also].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE, ...styles.map(hashSource), ...also].join(' ')}`,
    `style-src-attr ${styleAttributes.length === 0 ? "'none'" : ["'unsafe-hashes'", ...styleAttributes].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...images, ...also].join(' ')}`,
    `font-src ${["'self'", ...also].join(' ')}`,
    `connect-src ${["'self'", ...connect, ...also].join(' ')}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // `report-uri` is for browsers without `report-to`; the others ignore it.
    `report-to ${REPORTS}`,
    `report-uri ${REPORTS_PATH}`,
    // The strings that may become code: `TRUSTED_TYPES_SCRIPT`, and the shell's policy for import maps.
    "require-trusted-types-for 'script'",
    `trusted-types default ${IMPORT_MAP_POLICY}`,
  ].join('; ')
}

/** Blocks scripts without a hash (W3C Integrity Policy). */
const INTEGRITY_POLICY = `blocked-destinations=(script), endpoints=(${REPORTS})`

/**
 * The integrity policy for a browser, by its `User-Agent`; null where it would refuse our own code. It needs a browser that takes an
 * import map's hashes for `import()`, which WebKit does not, and import maps that come later, which Firefox does not
 * (docs/decisions/018): that leaves Chromium.
 */
export const integrityPolicyFor = (userAgent: string | undefined): string | null =>
  userAgent !== undefined && /Chrome\/\d/.test(userAgent) ? INTEGRITY_POLICY : null

/** Device features that no page may use, framed or not: the site needs none of them. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** Two years, without subdomains: they may not have TLS. */
export const HSTS = 'max-age=63072000'

const OF_ALL = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const
const OF_PAGES = [
  ...OF_ALL,
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', PERMISSIONS],
] as const

/** Whether the request came over TLS, according to a trusted proxy. The header check avoids resolving trust for every request. */
export const isSecure = (request: Request): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.secure

const set = (response: ServerResponse, headers: readonly (readonly [string, string])[], secure: boolean): void => {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (secure) response.setHeader('Strict-Transport-Security', HSTS)
}

/** Headers of every response but release files and calls. `secure`: served over TLS, here or at a trusted proxy in front. */
export const setSecurityHeaders = (response: ServerResponse, secure: boolean): void => set(response, OF_PAGES, secure)

/** Headers of a call's answer, which is data: no browser shows it as a document. */
export const setCallHeaders = (response: ServerResponse, secure: boolean): void => set(response, OF_ALL, secure)
