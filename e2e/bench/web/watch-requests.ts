import type { CDPSession } from 'playwright'
import { kindOf, type SeenRequest } from './requests.ts'

type Initiator = {
  readonly url?: string
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] }
}

const asker = (initiator: Initiator, page: string): string =>
  initiator.url || initiator.stack?.callFrames.find(({ url }) => url !== '')?.url || page

/** Records every request of a page from its first navigation on. */
export const watchRequests = async (cdp: CDPSession) => {
  const requests = new Map<string, SeenRequest>()
  const open = new Set<string>()
  let startedAt: number | null = null
  let page = ''
  let quietSince = performance.now()
  const ended = (id: string, bytes: number): void => {
    open.delete(id)
    quietSince = performance.now()
    const request = requests.get(id)
    if (request !== undefined) request.bytes = bytes
  }
  cdp.on('Network.requestWillBeSent', ({ requestId: id, request, initiator, type, timestamp }) => {
    if (!request.url.startsWith('http') || request.url.endsWith('/favicon.ico')) return
    const first = startedAt === null
    startedAt ??= timestamp
    if (first) page = request.url
    open.add(id)
    requests.set(id, {
      id,
      url: request.url,
      kind: kindOf(type, request.url),
      askedBy: first ? null : asker(initiator, page),
      at: (timestamp - startedAt) * 1000,
      bytes: 0,
    })
  })
  // Caches are empty when a visit begins: what comes from one was downloaded by this very page, and counted then.
  const fromCache = (id: string): void => {
    ended(id, 0)
    requests.delete(id)
  }
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromPrefetchCache === true) fromCache(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => ended(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0))
  await cdp.send('Network.enable')
  return {
    all: (): SeenRequest[] => [...requests.values()],
    /** True when nothing has been under way for this long. */
    quiet: (ms: number): boolean => open.size === 0 && performance.now() - quietSince >= ms,
  }
}
