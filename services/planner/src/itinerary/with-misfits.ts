import type { Day } from '@site/contracts/itinerary'
import type { Misfit } from '@site/contracts/misfit'

/** The day with the reasons of the stops that are kept although they do not fit. */
export const withMisfits = (day: Day, misfits: ReadonlyMap<string, Misfit>): Day => ({
  ...day,
  slots: day.slots.map((slot) => {
    const misfit = misfits.get(slot.activity.id)
    return misfit === undefined ? slot : { ...slot, misfit }
  }),
})
