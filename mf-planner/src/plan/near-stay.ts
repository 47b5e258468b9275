import type { WhereToStay } from '@site/contracts/slots'
import type { Trip } from './plan.ts'

/** Where somebody who chooses a hotel for a trip has to be most of all: at its event, else where its days start. */
export const nearStay = ({ days, meta }: Trip): WhereToStay['near'] | null => {
  for (const { stops } of days)
    for (const { fixed, title, lat, lon } of stops)
      if (fixed === 'event' && lat !== null && lon !== null) return { name: title, lat, lon }
  return meta.base === null ? null : { name: meta.base.name, lat: meta.base.lat, lon: meta.base.lon }
}
