import { TILE_CACHE } from '@site/contracts/offline'
import { BackendError } from '@stageside/kit'

const isUnreached = (error: unknown): boolean =>
  error instanceof BackendError && (error.kind === 'fetch' || error.kind === 'relay')

/** Beside the parts of maps, within the same bound. */
const openAnswers = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(TILE_CACHE) : null)

const keep = async (key: string, answer: unknown): Promise<void> => {
  const text = JSON.stringify(answer)
  const length = String(new TextEncoder().encode(text).length)
  await (await openAnswers())?.put(key, new Response(text, { headers: { 'content-length': length } }))
}

const keptUnder = async (key: string): Promise<unknown> => (await (await openAnswers())?.match(key))?.json()

/** The answer to a question that always has the same one; the one it had before where the server cannot be reached. */
export const withKeptAnswer = async (name: string, request: object, ask: () => Promise<unknown>): Promise<unknown> => {
  const key = `/answers/${name}?${encodeURIComponent(JSON.stringify(request))}`
  try {
    const answer = await ask()
    keep(key, answer).catch((error: unknown) => console.info('an answer is not kept', error))
    return answer
  } catch (error) {
    const before = isUnreached(error) ? await keptUnder(key).catch(() => undefined) : undefined
    if (before === undefined) throw error
    return before
  }
}
