import type { Host } from '@stageside/kit'
import { offlinePage, workerPath } from '@site/contracts/offline'

const activeIn = (registration: ServiceWorkerRegistration): Promise<ServiceWorker> => {
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (worker === null) return Promise.reject(new Error('no worker was installed'))
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker)
      else if (worker.state === 'redundant') reject(new Error('the worker was not activated'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Files of releases this page has loaded; each has its version in the address and never changes. */
const loadedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/releases/`)),
  ),
]

/** What the first press of a button loads otherwise, and what reads a file. */
const loadOnDemand = (loadAhead: Host['loadAhead']) =>
  Promise.all([
    import('../share/link-code.ts'),
    import('../export/files.ts'),
    import('../qr/qr-dialog.tsx'),
    import('../dates/move-dates.tsx'),
    import('../papers/read-calendar.ts'),
    import('../papers/suggest-uses.ts'),
    loadAhead?.(),
  ])

/**
 * Loads what the plan's buttons need, and installs the service worker that opens the planner's page, and with it any shared plan,
 * without a network. There is no such worker in some browsers and windows: there the open page alone goes on working.
 */
export const enableOffline = async (loadAhead: Host['loadAhead']): Promise<void> => {
  try {
    await loadOnDemand(loadAhead)
    if (!('serviceWorker' in navigator)) return
    const worker = await activeIn(await navigator.serviceWorker.register(workerPath, { scope: offlinePage }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
    worker.postMessage({ files: loadedFiles() })
  } catch (error) {
    console.info('plans cannot be opened offline in this browser', error)
  }
}
