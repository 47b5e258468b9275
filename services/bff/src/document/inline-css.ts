import type { Store } from '@site/releases'

/** A style sheet up to this size costs more as a request than as part of the page, in bytes. */
const INLINE_BYTES = 4096

/** Rewrites relative addresses of a style sheet for inlining. */
export const rebased = (css: string, address: string): string =>
  css.replaceAll(
    /url\((['"]?)(?![/#]|[a-z]+:)([^)'"]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://site${address}`).pathname}${quote})`,
  )

/** Splits the style sheets of a page into inlined text and the addresses of those too large for that. */
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
