import { CARRIED_FOR_MS, CARRIED_ID, carriedKey, type CarriedAnswers } from '@site/contracts/carried'

/** The server wrote them into this very document: that they are there is checked, their shape is held by the server's types. */
const isCarried = (value: unknown): value is CarriedAnswers =>
  typeof value === 'object' && value !== null && 'at' in value && 'answers' in value

/** Null while half of them is still on its way. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const read = (): Map<string, unknown> => {
  const value = parsed(document.getElementById(CARRIED_ID)?.textContent ?? 'null')
  // Also a page from the browser's own store, opened again days later: what it carries is old by then.
  const usable = isCarried(value) && Math.abs(Date.now() - value.at) < CARRIED_FOR_MS
  return new Map(usable ? Object.entries(value.answers) : [])
}

/**
 * Hands out the answers that came with the page, each once: whoever asks again wants to know anew. They are read when the first
 * is asked for, which may be never. What has not arrived by then is asked for as on any other page.
 */
export const carriedAnswers = () => {
  let held: Map<string, unknown> | undefined
  return (name: string, body: unknown): unknown => {
    held ??= read()
    const key = carriedKey(name, body)
    const answer = held.get(key)
    held.delete(key)
    return answer
  }
}
