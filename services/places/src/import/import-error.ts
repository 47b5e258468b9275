/** The extract cannot be imported; the message says what is wrong with it. Nothing has been changed. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
