/** Address of the service worker that opens the planner's page offline. */
export const workerPath = '/offline-worker.js'
/** The scope of that worker: one page. */
export const offlinePage = '/ai-trip-planner'
/** The cache with the parts of maps around the plans that were opened, apart from the page's own. */
export const TILE_CACHE = 'planner-tiles'
/** The entry of a part of an archive of tiles: caches hold whole answers only, so its bytes stand under an address of their own. */
export const tileKey = (path: string, first: number, last: number): string => `${path}?bytes=${first}-${last}`
