import type { HotelsAsk } from '../calls/queries.ts'
import { stayRequest, type Stay } from '../stay/stay.ts'
import { useStay } from '../stay/use-stay.ts'
import { filterOf } from './filters.ts'
import { PAGE_SIZE, useView, type View } from './view.ts'

export const askOf = (view: View, stay: Stay | null): HotelsAsk => {
  const filter = filterOf(view, stay !== null)
  return {
    speed: view.pace,
    sort: view.sort,
    limit: PAGE_SIZE,
    ...(filter === undefined ? {} : { filter }),
    ...(stay === null ? {} : { stay: stayRequest(stay) }),
  }
}

/** What the address asks about the hotels of its origin, for the first page of them. */
export const useAsk = (): HotelsAsk => {
  const [view] = useView()
  const { stay } = useStay()
  return askOf(view, stay)
}
