import type { Store } from '@site/releases'

/** A style sheet up to this size costs more as a request than as part of the page, in bytes. */
const INLINE_BYTES = 4096

/** A style sheet as it reads from inside a page: what it names relative to itself is named from the root. */
export const rebased = (css: string, address: string): string =>
  css.replaceAll(
    /url\((['"]?)(?![/#]|[a-z]+:)([^)'"]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://site${address}`).pathname}${quote})`,
  )

/** Parts the style sheets of a page into text that stands in it, and addresses of those that are too large for that. */
export const inlineStyles = async (
  store: Store,
  addresses: readonly string[],
): Promise<{ readonly css: string; readonly linked: readonly string[] }> => {
  const linked: string[] = []
  let css = ''
  for (const address of addresses) {
    const bytes = await store.read(address.replace(/^\/releases\//, ''))
    if (bytes === null || bytes.length > INLINE_BYTES) linked.push(address)
    else css += rebased(bytes.toString('utf8').trim(), address)
  }
  return { css, linked }
}
