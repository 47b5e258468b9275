/** Address of the service worker that opens the planner's page offline. */
export const workerPath = '/offline-worker.js'
/** The scope of that worker: one page. */
export const offlinePage = '/ai-trip-planner'
