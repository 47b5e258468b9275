/** Joins the sentences that are there; null when there is none. */
export const sentences = (...parts: readonly (string | null | false)[]): string | null =>
  parts.filter((part) => typeof part === 'string').join(' ') || null
