import { deflateSync, inflateSync } from 'fflate'
import { dictionary } from './dictionary.ts'

const words = new TextEncoder().encode(dictionary)

export const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 9, mem: 9, dictionary: words })

/** Throws when the data are damaged; what does not fit into `max` bytes is cut off, and so no plan. */
export const inflate = (bytes: Uint8Array, max: number): Uint8Array =>
  inflateSync(bytes, { out: new Uint8Array(max), dictionary: words })

/** Base64 that stands in an address as it is (RFC 4648 §5), unpadded. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Throws when the text is no base64. */
export const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
