import type { Trip } from '../plan/plan.ts'

/** "3 days in Melbourne". */
export const tripTitle = ({ days, meta }: Trip): string =>
  `${days.length === 1 ? 'One day' : `${days.length} days`} in ${meta.city ?? 'town'}`

/** A file name without its extension: lower case, hyphens. */
export const fileStem = (trip: Trip): string =>
  tripTitle(trip)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
