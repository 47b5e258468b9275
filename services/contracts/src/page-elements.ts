/** Id of the element that the shell renders into, or hydrates. */
export const ROOT_ID = 'root'
/** Id of the element of a page that holds its `PageState` as JSON. */
export const PAGE_STATE_ID = 'page-state'
/** Id of the element of a page that lists its scripts as JSON; pages of development servers have none. */
export const PAGE_CODE_ID = 'page-code'
/** Id of the element of a page that holds its `PreloadedQueries` as JSON; left out without any. */
export const PRELOADED_QUERIES_ID = 'preloaded-queries'

/** Attribute of server-rendered HTML until React has hydrated it: controls inside do not work yet. */
export const DEHYDRATED = 'data-dehydrated'

/**
 * Attribute of the root element, before the first paint, where the address holds a search: prerendered pages know no query, and would show
 * for a moment what they offer without one.
 */
export const SEARCHED = 'data-searched'

/**
 * The same where the address, or the tab from before a reload, holds a plan: prerendered pages know neither, and would show for a moment
 * the form for a new one.
 */
export const OPENS_PLAN = 'data-opens-plan'

/** What a page offers without a search or a plan is shown after so long where no code has come that could show the answer, in ms. */
export const WITHOUT_CODE_MS = 5000

/** Entry of the `Server-Timing` header with the nonce of the response's policy: only scripts of the page can read it. */
export const NONCE_TIMING = 'nonce'
/** The Trusted Types policy under which the shell adds import maps. */
export const IMPORT_MAP_POLICY = 'import-map'
