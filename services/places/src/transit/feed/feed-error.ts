/** The feed cannot be imported; the message says in one line what is wrong with it. Nothing has been changed. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}
