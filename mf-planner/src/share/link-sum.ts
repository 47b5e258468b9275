/** Stands between a code and its sum; no code holds it. */
const MARK = '.'
const LENGTH = 7

/** FNV-1a over 32 bits: another character, or one less, always makes another sum. */
const sumOf = (code: string): string => {
  let sum = 0x811c9dc5
  for (let at = 0; at < code.length; at += 1) sum = Math.imul(sum ^ code.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(36).padStart(LENGTH, '0')
}

export const SUM_LENGTH = MARK.length + LENGTH

export const withSum = (code: string): string => `${code}${MARK}${sumOf(code)}`

/** The code without its sum. Throws where the two do not fit; codes of older links have none. */
export const checkSum = (text: string): string => {
  const at = text.indexOf(MARK)
  if (at < 0) return text
  const code = text.slice(0, at)
  if (withSum(code) !== text) throw new Error('Plan data are damaged')
  return code
}
