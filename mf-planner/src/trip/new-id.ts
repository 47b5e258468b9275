/** A name for a plan kept in this browser. Not `randomUUID`, which plain-http addresses other than localhost lack. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
