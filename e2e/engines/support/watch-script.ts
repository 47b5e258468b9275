import { createHash } from 'node:crypto'

/** Where a page that is left tells what it complained about. */
export const COMPLAINTS_PATH = '/engine-complaints'

/** Notes every error of the page from its first byte on, in any engine. Runs in the page. */
const watch = (path: string): void => {
  const said: string[] = []
  // What a page still loads when it is left is broken off, and WebKit tells its links so before `pagehide`.
  let leaving = false
  window.addEventListener('beforeunload', () => (leaving = true))
  Object.assign(window, { engineComplaints: said })
  const addressOf = (target: EventTarget | null): string => {
    if (target instanceof HTMLLinkElement) return target.href
    return target instanceof HTMLElement && 'src' in target ? String(target.src) : ''
  }
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) said.push(`uncaught: ${event.message}`)
      // Nothing was to be loaded where there is no address: Firefox refuses further import maps this way.
      else if (addressOf(event.target) !== '' && !leaving) said.push(`did not load: ${addressOf(event.target)}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => said.push(`unhandled: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    said.push(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  const error = console.error.bind(console)
  console.error = (...words: unknown[]) => {
    said.push(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
  window.addEventListener('pagehide', () => {
    if (said.length > 0) navigator.sendBeacon(path, JSON.stringify(said.splice(0)))
  })
}

export const watchScript = `(${watch.toString()})(${JSON.stringify(COMPLAINTS_PATH)})`

/** How a content security policy allows this script and no other. */
export const watchScriptHash = `'sha256-${createHash('sha256').update(watchScript).digest('base64')}'`
