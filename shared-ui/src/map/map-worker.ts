import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url'

/** What the page's import maps say the file at this address must be; empty where it names none: development. */
const hashOf = (address: string): string => {
  const path = new URL(address, document.baseURI).pathname
  for (const map of document.querySelectorAll('script[type="importmap"]')) {
    const said: unknown = JSON.parse(map.textContent)
    const hash: unknown =
      typeof said === 'object' && said !== null && 'integrity' in said
        ? Reflect.get(Object(said.integrity), path)
        : null
    if (typeof hash === 'string') return hash
  }
  return ''
}

let checked: Promise<string> | undefined

/**
 * Address of the map's worker, checked. Import maps do not reach workers: the file is fetched against its hash first, and the
 * worker then starts from the copy that the browser keeps for ever under that address. Rejects when it does not fit or cannot be had.
 */
export const checkedWorker = (): Promise<string> => {
  checked ??= fetch(workerUrl, { integrity: hashOf(workerUrl) })
    .then(async (response) => {
      if (!response.ok) throw new Error(`map worker: ${response.status}`)
      // Only a body that was read to its end is checked and kept.
      await response.arrayBuffer()
      return workerUrl
    })
    .catch((error: unknown) => {
      checked = undefined
      throw error
    })
  return checked
}
