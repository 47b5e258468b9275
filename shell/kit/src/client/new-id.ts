/**
 * A random name of 22 characters, 128 bits, for a submission or for what is kept in this browser. The one way to make one: browsers
 * have `crypto.randomUUID` only over TLS and on localhost, and a staging host on plain http has neither.
 */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}
