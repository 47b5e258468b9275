/**
 * Budgets of the composed site, relative to the same sources built as a single app and in absolute figures. The bench
 * (`npm run bench -- web`, `-- api`) exits with 1 when one of them is exceeded.
 */
export const webBudgets = {
  /** Largest contentful paint relative to the prerendered single app: median over routes of the ratio, slow profile. */
  lcpOverPrerendered: 1.05,
  /** The same relative to the client-rendered single app. */
  lcpOverPlain: 0.6,
  /** First contentful paint of every route, slow profile, in ms. */
  firstPaintMs: 900,
  /** When controls answer, relative to the prerendered single app on the same route, slow profile; holds for every route. */
  usableOverPrerendered: 1.05,
  /** Transferred bytes of scripts relative to the single app on the same route; holds for every route. */
  scriptOverSpa: 1.1,
  /** Requests sent before the largest contentful paint, the document included. */
  requestsBeforeLcp: 10,
  /** Longest chain of requests of which each had to wait for the one before, the document included. */
  depth: 2,
  /** Cumulative layout shift. */
  cls: 0,
} as const

/**
 * Absolute budgets of every page, checked by a journey (`npm test`), since none depends on timing. Bytes as transferred, headers included.
 */
export const pageBudgets = {
  /** Requests that the HTML names or that start before the first paint, the document included. */
  requestsNamed: 10,
  requests: 24,
  documentBytes: 22_000,
  scriptBytes: 185_000,
  /** The two preloaded files, and one more where a page has names with letters from elsewhere. */
  fontBytes: 60_000,
  depth: webBudgets.depth,
  cls: webBudgets.cls,
} as const

/** Most bytes, as transferred, of the map's code, its worker and the tiles of its first view. */
export const MAP_BYTES = 480_000

/** Budgets of the BFF, relative to a minimal server that does the same work in the same run. */
export const apiBudgets = {
  /** Calls a second through the site relative to a plain proxy. */
  throughputOverBareProxy: 0.95,
  /** Prerendered pages a second relative to a static file server with the same bytes. */
  pagesOverStatic: 0.9,
} as const

/** How soon a page shows what the hand did (`npm run bench -- interact`): ms from an event to the next frame, on the slow profile. */
export const interactionBudget = { percentile: 0.75, mostMs: 100 } as const

/** From the press of a link until the other page is painted, in ms by profile, on a page at rest (the same bench). */
export const betweenPagesBudget = { percentile: 0.75, mostMs: { fast: 100, slow: 300 } } as const

/** What a list of hundreds may cost where no clock is needed to tell (a journey checks it). */
export const longListBudgets = {
  /** Elements of the page that move with the map: the door, the rings' minutes and the hotel shown. */
  mapElements: 6,
  /** Nodes that change when the pointer goes from one hotel to the next: two rows, two ticks, the strip's words, range and ring, the mark on the map. */
  nodesPointing: 10,
} as const

/** Minimum scores of Lighthouse's mobile audit for every public page, of 100. */
export const lighthouseBudgets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Most that Lighthouse's phone is kept from answering while a page loads (total blocking time), in ms. */
export const LIGHTHOUSE_BLOCKED_MS = 150
