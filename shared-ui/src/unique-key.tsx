/**
 * 128 random bits in hexadecimal. Not `crypto.randomUUID`, which browsers lack at plain-http addresses other than localhost, such
 * as that of a machine tried from a phone in the same network.
 */
export const uniqueKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
