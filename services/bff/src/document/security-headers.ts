import type { ServerResponse } from 'node:http'
import { hashSource } from './hash-source.ts'
import { TRUSTED_TYPES } from './trusted-types.ts'

export interface PolicySources {
  /** Texts of the scripts that stand in the page. */
  readonly scripts: readonly string[]
  /** Texts of the style elements that stand in the page. */
  readonly styles: readonly string[]
  /** Hash sources of the style attributes in the page. */
  readonly styleAttributes: readonly string[]
  /** Other origins that calls go to, and that pictures come from. */
  readonly connect: readonly string[]
  readonly images: readonly string[]
}

/** Where browsers tell what a policy of a page refused (W3C Reporting API), and the name that policies call it by. */
export const REPORTS_PATH = '/report/policy'
const REPORTS = 'reports'
export const REPORTING_ENDPOINTS = `${REPORTS}="${REPORTS_PATH}"`

/** Style elements that scripts make start empty and are filled through the object model, which the policy allows. */
const EMPTY_STYLE = hashSource('')

/** Where each answer puts a nonce of its own into the policy. */
export const NONCE = '{nonce}'

/**
 * What a page may load and run: the site's own files, and of what stands in the page exactly what the server put there, by hash.
 * A nonce in the page would need another page for every visitor (docs/decisions/007); the one in the policy is for the import maps
 * that the shell adds, which reads it from a header.
 */
export const contentSecurityPolicy = ({ scripts, styles, styleAttributes, connect, images }: PolicySources): string =>
  [
    `default-src 'self'`,
    `script-src ${["'self'", `'nonce-${NONCE}'`, ...scripts.map(hashSource)].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE, ...styles.map(hashSource)].join(' ')}`,
    `style-src-attr ${styleAttributes.length === 0 ? "'none'" : ["'unsafe-hashes'", ...styleAttributes].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // The second for browsers that do not know the first; the others take no notice of it.
    `report-to ${REPORTS}`,
    `report-uri ${REPORTS_PATH}`,
    ...TRUSTED_TYPES,
  ].join('; ')

/** What no page may ask the device for, framed or not: the site needs none of it. */
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

/** Two years, of this host: other hosts of the domain may not have TLS. */
export const HSTS = 'max-age=63072000'

const ALWAYS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', PERMISSIONS],
] as const

/** Headers of every answer but files of releases. `secure`: it goes out over TLS, here or at a trusted proxy in front. */
export const setSecurityHeaders = (response: ServerResponse, secure: boolean): void => {
  for (const [name, value] of ALWAYS) response.setHeader(name, value)
  if (secure) response.setHeader('Strict-Transport-Security', HSTS)
}
