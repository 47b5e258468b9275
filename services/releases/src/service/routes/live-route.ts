import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request, Router } from 'express'
import { REGISTRY_KEY } from '../../registry/registry-store.ts'
import type { Store } from '../../store/store.ts'
import type { Authenticate } from '../auth/authenticate.ts'
import type { Answer, Call, callHandler } from '../call.ts'
import { ServiceError } from '../service-error.ts'

/** How often the store is looked at while somebody listens, in ms. */
const LOOK_MS = 1000
/** A comment keeps a quiet connection open through proxies. */
const COMMENT_MS = 15_000
const MOST_LISTENERS = 100

interface LiveParts {
  readonly store: Store
  readonly authenticate: Authenticate
  readonly stopping: () => boolean
}

/** A word that changes with the registry, with every ramp and with every verdict, whichever process changed it. */
const revisionOf = async (store: Store): Promise<string> => {
  const seen = [await store.revision(REGISTRY_KEY), await store.list('ramps'), await store.list('verdicts')]
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16)
}

/**
 * `GET /live`: server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), `changed` at every change. It ends
 * with the token that it was opened with, within the time that tokens are remembered and a look: no other request may tell its client.
 */
export const liveRoute = (
  router: Router,
  handle: ReturnType<typeof callHandler>,
  { store, authenticate, stopping }: LiveParts,
): void => {
  const listeners = new Set<(revision: string) => void>()
  let looking = false
  let known = ''

  /** One look for all who listen. */
  const look = async (): Promise<void> => {
    if (looking) return
    looking = true
    while (listeners.size > 0 && !stopping()) {
      const revision = await revisionOf(store).catch(() => known)
      if (revision !== known) for (const listener of listeners) listener(revision)
      known = revision
      await sleep(LOOK_MS)
    }
    looking = false
  }

  /** Whether the sender is still known. Trouble of an issuer is not the token's end. */
  const isKnown = ({ headers }: Request): Promise<boolean> =>
    authenticate(headers.authorization).then(
      () => true,
      (error: unknown) => !(error instanceof ServiceError && (error.status === 401 || error.status === 403)),
    )

  const stream = async ({ request, response }: Call): Promise<void> => {
    const send = (text: string): void => void (response.destroyed || response.write(text))
    const listener = (revision: string): void => send(`event: changed\ndata: ${JSON.stringify({ revision })}\n\n`)
    let commented = Date.now()
    if (known === '') known = await revisionOf(store)
    // Closed behind it, so that a stopping process has no idle connection to wait for.
    const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no', Connection: 'close' }
    response.status(200).set(headers).flushHeaders()
    listeners.add(listener)
    listener(known)
    void look()
    while (!response.destroyed && !stopping() && (await isKnown(request))) {
      if (Date.now() - commented >= COMMENT_MS) {
        send(': still here\n\n')
        commented = Date.now()
      }
      await sleep(LOOK_MS)
    }
    listeners.delete(listener)
    response.end()
  }

  router.get(
    '/live',
    handle({ action: 'live', verb: null, recorded: false }, async (call): Promise<Answer> => {
      if (listeners.size >= MOST_LISTENERS)
        throw new ServiceError(503, 'unavailable', 'Too many consoles listen already.', { retryAfter: 60 })
      await stream(call)
      return { status: 200 }
    }),
  )
}
