import { PRELOADED_QUERIES_ID } from '@site/contracts/page-elements'
import { PRELOADED_MAX_AGE_MS, preloadQueryKey, type PreloadedQueries } from '@site/contracts/preloaded-queries'
import type { Backend } from '@stageside/kit'
import type { BackendAddress } from '@stageside/kit/shell/client'

/** Written into this document by the server, whose types hold the shape. Nothing while the element is only partly loaded. */
const read = (): Partial<PreloadedQueries> | null => {
  try {
    return JSON.parse(document.getElementById(PRELOADED_QUERIES_ID)?.textContent ?? 'null')
  } catch {
    return null
  }
}

/**
 * Gives each answer that was preloaded with the page once: a second call wants a current one. Where the page was rendered with them, its
 * first render takes them, whatever their age; otherwise the calls do. The element is parsed when it is first needed; what has not loaded
 * by then is fetched as usual.
 */
export const createPreloadedQueries = (
  rendered: boolean,
  preloaded?: PreloadedQueries,
): Required<Pick<BackendAddress, 'takePreloaded'> & Pick<Backend, 'renderedAnswer'>> => {
  let at: number | undefined
  let answers = new Map<string, unknown>()
  const take = (name: string, body: unknown) => {
    if (at === undefined) {
      const held = preloaded ?? read()
      at = held?.at ?? 0
      answers = new Map(Object.entries(held?.answers ?? {}))
    }
    const key = preloadQueryKey(name, body)
    const answer = answers.get(key)
    answers.delete(key)
    return answer === undefined ? undefined : { answer, at }
  }
  return {
    renderedAnswer: (name, body) => (rendered ? take(name, body) : undefined),
    takePreloaded: (name, body) => {
      const taken = take(name, body)
      // A page restored from the browser's cache may be days old.
      return taken !== undefined && Math.abs(Date.now() - taken.at) < PRELOADED_MAX_AGE_MS ? taken.answer : undefined
    },
  }
}
