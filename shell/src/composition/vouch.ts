import type { IntegrityByFile } from '@site/contracts/composition'

/**
 * The server names, by hash, every script of the page's own releases in an import map, and the browser runs no other. What the
 * page learns about later (another remote, the last good version, a second try's addresses) joins here, in further import maps.
 */
interface ImportMap {
  readonly imports?: Readonly<Record<string, string>>
  readonly integrity?: Readonly<Record<string, string>>
}

/** A release's folder among the addresses of a page; a `~n` behind it is another address of the same files. */
const FOLDER = /^\/releases\/[^/]+\/[^/]+\//

/** Hashes by address for files of the release behind `entry`. */
export const addressed = (entry: string, integrity: IntegrityByFile): Record<string, string> => {
  const [folder] = FOLDER.exec(entry) ?? []
  if (folder === undefined) return {}
  return Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [`${folder}${file}`, hash]))
}

/** What the page's own import map says of the release behind `entry`, by file. */
export const saidBy = (map: Readonly<Record<string, string>>, entry: string): IntegrityByFile => {
  const [folder] = FOLDER.exec(entry) ?? []
  if (folder === undefined) return {}
  return Object.fromEntries(
    Object.entries(map).flatMap(([address, hash]) =>
      address.startsWith(folder) ? [[address.slice(folder.length), hash]] : [],
    ),
  )
}

/**
 * The nonce that this answer's policy takes for import maps, told in a header: the page itself is the same for everybody and can
 * carry none. Nothing but scripts of the page can read it.
 */
const nonceOf = (): string => {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming)) return ''
  return navigation.serverTiming.find(({ name }) => name === 'nonce')?.description ?? ''
}

let own: Readonly<Record<string, string>> | null | undefined

/** Null in a page without an import map. */
const inlined = (): Readonly<Record<string, string>> | null => {
  if (own !== undefined) return own
  const first = document.querySelector('script[type="importmap"]')
  // The server wrote it into this very document: its shape is held by the server's types.
  const map: ImportMap = JSON.parse(first?.textContent ?? '{}')
  own = first === null ? null : (map.integrity ?? {})
  return own
}

declare global {
  // The library's types do not know them yet (W3C Trusted Types).
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createScript: (text: string) => string }) => typeof rules }
    | undefined
}
const policy = globalThis.trustedTypes?.createPolicy('import-map', { createScript: (text) => text })

const append = (content: ImportMap): void => {
  const text = JSON.stringify(content)
  const script = Object.assign(document.createElement('script'), { type: 'importmap', nonce: nonceOf() })
  script.textContent = policy?.createScript(text) ?? text
  document.head.append(script)
}

const PROBE = 'late-import-map'
let late: boolean | undefined

/** Whether this browser takes import maps once scripts have run. Older ones keep the one that came with the page. */
const takesLateMaps = (): boolean => {
  if (late !== undefined) return late
  append({ imports: { [PROBE]: '/' } })
  try {
    late = import.meta.resolve(PROBE) !== ''
  } catch {
    late = false
  }
  return late
}

const vouched = new Set<string>()

/** Whether the browser was told already which files the release behind this entry has, or asks for no hashes: development. */
export const isVouchedFor = (entry: string): boolean => {
  const known = inlined()
  return known === null || entry in known || vouched.has(entry)
}

/** Hashes of the release behind `entry` as the page came with them; null when it is not one of the page's own. */
export const ownHashes = (entry: string): IntegrityByFile | null => {
  const known = inlined()
  return known !== null && entry in known ? saidBy(known, entry) : null
}

/**
 * Lets the browser run these files at the addresses beside `entry`. Throws where the browser cannot be told any more: only a page
 * of its own brings that release then.
 */
export const vouchFor = (entry: string, integrity: IntegrityByFile): void => {
  if (!takesLateMaps()) throw new Error('this browser takes no further import maps')
  append({ integrity: addressed(entry, integrity) })
  vouched.add(entry)
}
