import { createParser } from 'eventsource-parser'

/** How often is asked where no stream tells of changes, in ms. */
const POLL_MS = 5000
/** A stream sends a comment every 15 s: one that is silent for longer is dead, whatever the connection says. */
const SILENT_MS = 40_000
/** How long after a stream has ended the next one is tried, in ms, doubled up to the most. */
const RETRY_MS = { first: 5000, most: 60_000 }

/** `stream`: changes come by themselves. `polling`: they are asked for. */
export type Freshness = 'stream' | 'polling'

export interface Following {
  /** Opens the stream; rejects where there is none. */
  readonly open: (signal: AbortSignal) => Promise<Response>
  /** Called when something may have changed: told by the stream, or only because it is time to ask. */
  readonly onChange: (how: Freshness) => void
  readonly onFreshness: (freshness: Freshness) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** Reads a stream to its end. */
const readStream = async (body: ReadableStream<Uint8Array>, onWord: () => void, onChange: () => void) => {
  const parser = createParser({ onEvent: ({ event }) => (event === 'changed' ? onChange() : undefined) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onWord()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}

/** Follows one stream until it ends, or is silent for too long, from the moment it is asked for. Gives whether there was one. */
const followStream = async ({ open, onChange, onFreshness, signal }: Following): Promise<boolean> => {
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  let silent = setTimeout(end, SILENT_MS)
  const onWord = () => {
    clearTimeout(silent)
    silent = setTimeout(end, SILENT_MS)
  }
  let opened = false
  try {
    const { body, headers } = await open(stop.signal)
    if (body === null || !(headers.get('content-type') ?? '').startsWith('text/event-stream')) return false
    opened = true
    onFreshness('stream')
    // It begins with a change, so that nothing is missed that came before it was open.
    await readStream(body, onWord, () => onChange('stream'))
  } catch {
    // A stream that cannot be had, or broke off, is no failure: changes are asked for instead.
  } finally {
    clearTimeout(silent)
    signal.removeEventListener('abort', end)
    stop.abort()
  }
  return opened
}

/**
 * Tells when something may have changed, by a stream of server-sent events or, while there is none, every few seconds: also while one is
 * still being opened, which a busy server may take long for.
 */
export const followChanges = async (following: Following): Promise<void> => {
  const { onChange, signal } = following
  let how: Freshness = 'polling'
  const onFreshness = (freshness: Freshness) => {
    how = freshness
    following.onFreshness(freshness)
  }
  const asking = setInterval(() => (how === 'polling' ? onChange('polling') : undefined), POLL_MS)
  let retry = RETRY_MS.first
  while (!signal.aborted) {
    if (await followStream({ ...following, onFreshness })) retry = RETRY_MS.first
    if (signal.aborted) break
    onFreshness('polling')
    await sleep(retry, signal)
    retry = Math.min(retry * 2, RETRY_MS.most)
  }
  clearInterval(asking)
}
