/** Address of the page about one event. */
export const eventAddress = (id: string): string => `/event/${encodeURIComponent(id)}`
