/**
 * What the composed site may cost, against the same sources built as one ordinary app and in absolute figures. The bench
 * (`npm run bench -- web`, `-- api`) ends with 1 when one of them is passed.
 */
export const webBudgets = {
  /** Largest contentful paint against the one app prerendered: median over routes of the ratio, slow profile. */
  lcpOverPrerendered: 1.05,
  /** The same against the one app rendered by the browser. */
  lcpOverPlain: 0.6,
  /** Transferred bytes of scripts against the one app's on the same route; holds for every route. */
  scriptOverSpa: 1.3,
  /** Requests sent before the largest contentful paint, the document included. */
  requestsBeforeLcp: 10,
  /** Longest chain of requests of which each had to wait for the one before, the document included. */
  depth: 2,
  /** Cumulative layout shift. */
  cls: 0,
} as const

/**
 * What any one page may cost, whatever it is compared with: held for every page by a journey (`npm test`), since none of it depends
 * on the clock. Bytes as transferred, headers included.
 */
export const pageBudgets = {
  /** Requests that the page as it arrives names or that come before anything of it was painted, the document included. */
  requestsNamed: 10,
  requests: 24,
  documentBytes: 22_000,
  scriptBytes: 185_000,
  fontBytes: 65_000,
  depth: webBudgets.depth,
  cls: webBudgets.cls,
} as const

/** What the front server may cost, each against the bare thing that does the same work in the same run. */
export const apiBudgets = {
  /** Calls a second through the site against a proxy with no duties. */
  throughputOverBareProxy: 0.8,
  /** Prerendered pages a second on one core that are enough by themselves. */
  pagesPerSecond: 2000,
  /** Pages a second against a static file server sending the same bytes: enough when the figure above is not reached. */
  pagesOverStatic: 0.8,
} as const

/** What Lighthouse's mobile audit must give every public page, of 100. */
export const lighthouseBudgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
