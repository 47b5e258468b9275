import type { DemoRoom } from './demo-types.ts'

/** Spec §5: free cancellation only hides rooms; breakfast hides none, it only adds a badge. */
export const shownRooms = (rooms: readonly DemoRoom[], freeCancellationOnly: boolean): readonly DemoRoom[] =>
  freeCancellationOnly ? rooms.filter(({ cancellationType }) => cancellationType === 'free') : rooms

export const NO_ROOMS = 'No rooms match your filters'
