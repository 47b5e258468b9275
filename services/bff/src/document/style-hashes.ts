import { hashSource } from './hash-source.ts'

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)

/**
 * Content-security-policy hashes of the style attributes in a prerendered page. Scripts set styles through the object model, which
 * the policy allows; in HTML only these exact values are allowed.
 */
export const styleHashes = (html: string): string[] => {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => decoded(value)))
  return [...values].map(hashSource)
}
