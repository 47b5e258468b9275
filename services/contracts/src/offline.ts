/** Where the server answers with the worker that opens the planner's page without a network. */
export const workerPath = '/offline-worker.js'
/** The only page it stands behind. */
export const offlinePage = '/ai-trip-planner'
