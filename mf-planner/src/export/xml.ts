const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 text may not hold (§2.2). */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this pattern looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text for XML 1.0: markup escaped, forbidden characters left out. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => entities[char] ?? char)
