/**
 * A random id of 22 characters, 128 bits, for a submission or for data stored in this browser. Use it instead of
 * `crypto.randomUUID`, which browsers have only over TLS and on localhost, and not on a staging host with plain http.
 */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}
