const HOUR = 3600
/** A pause this long ends the service of a day: what follows is the first ride of the morning, or of another night. */
const PAUSE = 2 * HOUR
/** Rides that are still going so close to the end of the night go on all night, seconds before it. */
const STILL_RUNNING = 2 * HOUR

/** The dead of the night: a pause that ends before it is a gap in an evening's service. Before the end of the night, seconds. */
export const SMALL_HOURS = 4 * HOUR

/**
 * The last of a night's journeys, or null for it where they go on all night; null where there is none, but perhaps the first of the
 * morning. `journeys` stand in the order they set out, between `from` and `until`, the end of the night.
 */
export function endOfNight<Journey extends { readonly leaves: number }>(
  journeys: readonly Journey[],
  { from, until }: { readonly from: number; readonly until: number },
): { readonly last: Journey | null } | null {
  const pause = journeys.findIndex(({ leaves }, at) => {
    const before = at === 0 ? from : (journeys[at - 1]?.leaves ?? 0)
    return leaves - before >= PAUSE && leaves > until - SMALL_HOURS
  })
  const last = pause < 0 ? journeys.at(-1) : journeys[pause - 1]
  if (!last) return null
  return { last: pause < 0 && last.leaves >= until - STILL_RUNNING ? null : last }
}
