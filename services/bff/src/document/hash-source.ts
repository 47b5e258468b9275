import { createHash } from 'node:crypto'

/** The content security policy's name for exactly this inline script, style or style attribute. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
