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
  /** Called when something may have changed. */
  readonly onChange: () => void
  readonly onFreshness: (freshness: Freshness) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Reads a stream until it ends or is silent for too long. */
const readStream = async (body: ReadableStream<Uint8Array>, stop: AbortController, onChange: () => void) => {
  const parser = createParser({ onEvent: ({ event }) => (event === 'changed' ? onChange() : undefined) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const silent = setTimeout(() => stop.abort(), SILENT_MS)
    try {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    } finally {
      clearTimeout(silent)
    }
  }
}

/** Follows one stream to its end. Gives whether there was one. */
const followStream = async ({ open, onChange, onFreshness, signal }: Following): Promise<boolean> => {
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  let opened = false
  try {
    const { body, headers } = await open(stop.signal)
    if (body === null || !(headers.get('content-type') ?? '').startsWith('text/event-stream')) return false
    opened = true
    onFreshness('stream')
    // Something may have changed before it was open.
    onChange()
    await readStream(body, stop, onChange)
  } catch {
    // A stream that cannot be had, or broke off, is no failure: changes are asked for instead.
  } finally {
    signal.removeEventListener('abort', end)
    stop.abort()
  }
  return opened
}

/** Tells when something may have changed, by a stream of server-sent events or, while there is none, every few seconds. */
export const followChanges = async (following: Following): Promise<void> => {
  const { onChange, onFreshness, signal } = following
  let retry = RETRY_MS.first
  while (!signal.aborted) {
    if (await followStream(following)) retry = RETRY_MS.first
    if (signal.aborted) return
    onFreshness('polling')
    for (let waited = 0; waited < retry && !signal.aborted; waited += POLL_MS) {
      await sleep(POLL_MS, signal)
      if (!signal.aborted) onChange()
    }
    retry = Math.min(retry * 2, RETRY_MS.most)
  }
}
