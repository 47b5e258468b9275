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

let address: Promise<string> | undefined

/**
 * Address of the map's worker, checked. Import maps do not reach workers: the file is fetched against its hash, and what was
 * checked is what runs. Rejects when it does not fit or cannot be had.
 */
export const checkedWorker = (): Promise<string> => {
  address ??= fetch(workerUrl, { integrity: hashOf(workerUrl) })
    .then(async (response) => {
      if (!response.ok) throw new Error(`map worker: ${response.status}`)
      return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'text/javascript' }))
    })
    .catch((error: unknown) => {
      address = undefined
      throw error
    })
  return address
}
