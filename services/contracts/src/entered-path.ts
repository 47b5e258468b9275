/** Where browsers say that a visitor came to a remote within a document: once for each, and only while it has a canary. */
export const ENTERED_PATH = '/report/entered'
