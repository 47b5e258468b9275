/** Attribute of server-rendered HTML until React has hydrated it: controls inside do not work yet. */
export const DEHYDRATED = 'data-dehydrated'
