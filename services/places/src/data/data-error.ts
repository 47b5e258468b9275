/** The shipped or imported place data is missing or damaged; the message says what to do. */
export class DataError extends Error {
  override readonly name = 'DataError'
}
