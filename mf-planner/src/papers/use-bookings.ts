import { useBackend } from '@stageside/kit'
import { newId } from '@stageside/kit/new-id'
import { useMutation } from '@tanstack/react-query'
import type { PlanWriter } from '../edit/plan-writer.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { changesRequest, withBookedStops, withBookings, type ChosenEntry } from './apply-entries.ts'
import { replanWith } from './replan-with.ts'

const NO_DAYS = 'We couldn’t plan your days round these times. Nothing was changed.'

/** Puts bookings into a plan: stops at once, arrival, departure and hotel by replanning its days. */
export const useBookings = (body: ItineraryBody, trip: Trip, writer: Pick<PlanWriter, 'change'>) => {
  const backend = useBackend()
  const { mutate, isPending, error } = useMutation({
    // Sent without a connection too: the failure says so, where a paused change would say nothing.
    networkMode: 'always',
    mutationFn: async (chosen: readonly ChosenEntry[]) => {
      const stopped = withBookedStops(trip, chosen, newId)
      if (!changesRequest(chosen)) return writer.change(trip, stopped)
      const asked = withBookings(body, chosen)
      const fresh = await replanWith(backend, asked, stopped)
      if (fresh === null) throw new Error(NO_DAYS)
      return writer.change(trip, fresh, asked)
    },
    onError: (problem) => console.error('bookings not used', problem),
  })
  return {
    use: (chosen: readonly ChosenEntry[], onDone: () => void) => mutate(chosen, { onSuccess: onDone }),
    isBusy: isPending,
    problem:
      error === null
        ? null
        : error.message === NO_DAYS
          ? NO_DAYS
          : 'We couldn’t reach the server. Nothing was changed.',
  }
}
export type Bookings = ReturnType<typeof useBookings>
