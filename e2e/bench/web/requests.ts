/** One request as the browser's own protocol tells it. */
export interface SeenRequest {
  readonly id: string
  readonly url: string
  readonly kind: Kind
  /** Address of the document, script or sheet that asked for it; null for the document itself. */
  readonly askedBy: string | null
  /** Milliseconds after the document was asked for. */
  readonly at: number
  /** Bytes received, headers and compressed body. */
  bytes: number
}

export const kinds = ['document', 'script', 'style', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

const BY_TYPE: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
}

/** Scripts that a page downloads before it imports them are fetched by code: they are scripts all the same. */
export const kindOf = (type: string | undefined, url: string): Kind =>
  type === 'Fetch' && new URL(url).pathname.endsWith('.js') ? 'script' : (BY_TYPE[type ?? ''] ?? 'other')

/**
 * Length of the longest chain in which each request had to wait for the one before: the document alone 1, what it names 2, what
 * only running or reading that reveals 3.
 */
export const depthOf = (requests: readonly Pick<SeenRequest, 'url' | 'askedBy'>[]): number => {
  const askedBy = new Map(requests.map((request) => [request.url, request.askedBy]))
  const depth = (url: string, seen: ReadonlySet<string>): number => {
    const parent = askedBy.get(url) ?? null
    if (parent === null) return 1
    // An asker that made no request itself is an inline script: it belongs to the document.
    if (!askedBy.has(parent) || seen.has(parent)) return 2
    return 1 + depth(parent, new Set(seen).add(parent))
  }
  return Math.max(0, ...requests.map(({ url }) => depth(url, new Set([url]))))
}

/** Received bytes by kind. */
export const bytesByKind = (requests: readonly SeenRequest[]): Record<Kind, number> => {
  const sums = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 }
  for (const { kind, bytes } of requests) sums[kind] += bytes
  return sums
}
