import type { Response } from 'express'

/** What a page may load and run. Styles and scripts come from the site itself or carry this answer's nonce. */
export const contentSecurityPolicy = (
  nonce: string,
  /** Other hosts a page may call, and take pictures from. */
  { connect, images }: { readonly connect: readonly string[]; readonly images: readonly string[] },
  styleAttributes: readonly string[],
): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr ${styleAttributes.length === 0 ? "'none'" : ["'unsafe-hashes'", ...styleAttributes].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

export const setSecurityHeaders = (response: Response): void => {
  response.set({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  })
}
