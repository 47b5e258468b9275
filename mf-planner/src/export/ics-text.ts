/** RFC 5545 §3.3.11: text values escape backslash, semicolon, comma and line breaks. */
export const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replace(/\r?\n/g, '\\n')

const MAX_OCTETS = 75

/** RFC 5545 §3.1: lines of at most 75 octets, continued after a line break and a space; no character is torn apart. */
export const fold = (line: string): string => {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const char of line) {
    const size = encoder.encode(char).length
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      part = ''
      // The space that continues a line counts too.
      octets = 1
    }
    part += char
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
