/** Stands in place of a release's name for failures that nobody is charged with. */
export const NOBODY = ''
