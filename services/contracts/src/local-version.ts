/** Stands in place of a version for a remote that runs from the visitor's own machine. */
export const LOCAL_VERSION = 'local'
