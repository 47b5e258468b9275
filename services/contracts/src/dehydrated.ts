/** Set on what the server rendered for as long as React has not taken it over: nothing inside answers yet. */
export const DEHYDRATED = 'data-dehydrated'
