import { createHash } from 'node:crypto'

/** The hash source of an inline script, style or style attribute for the content security policy. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
