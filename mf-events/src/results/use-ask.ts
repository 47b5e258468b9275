import type { HotelsAsk } from '../calls/queries.ts'
import { filterOf } from './filters.ts'
import { PAGE_SIZE, useView, type View } from './view.ts'

const askOf = (view: View): HotelsAsk => {
  const filter = filterOf(view, false)
  return { speed: view.pace, sort: view.sort, limit: PAGE_SIZE, ...(filter === undefined ? {} : { filter }) }
}

/** What the address asks about the hotels of its origin, for the first page of them. */
export const useAsk = (): HotelsAsk => {
  const [view] = useView()
  return askOf(view)
}
