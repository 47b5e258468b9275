import { hotelSorts, type HotelSort } from '@site/contracts/hotels'
import { walkingSpeeds } from '@site/contracts/walking-speed'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { latestParams } from '../calls/latest-params.ts'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { plainFilters, type Filters } from './filters.ts'
import { paces, type Pace } from './pace.ts'

export const MOST_COMPARED = 4
/** Hotels that one press of "Show more" adds. */
export const PAGE_SIZE = 20
/** Hotels that one address may list; farther ones are found by a filter. */
const MOST_LISTED = 1000

/** How the results are looked at. All of it stands in the address; null means no limit. */
export interface View extends Filters {
  readonly sort: HotelSort
  readonly pace: Pace
  /** Hotels listed so far, in whole pages. */
  readonly listed: number
  /** Whether the map covers the list, where there is no room for both. */
  readonly map: boolean
  readonly compare: readonly string[]
}

export const plainView: View = {
  ...plainFilters,
  sort: 'walk',
  pace: walkingSpeeds.brisk,
  listed: PAGE_SIZE,
  map: false,
  compare: [],
}

const plainTexts = new Map(Object.entries(plainView).map(([key, value]) => [key, String(value ?? '')]))

const count = (text: string | null, most: number): number | null => {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null
}
const amount = (text: string | null): number | null => {
  const value = Number(text)
  return text !== null && Number.isFinite(value) && value > 0 ? value : null
}

/** Reads the view from the address; what makes no sense counts as not set. */
export const readView = (params: URLSearchParams): View => ({
  walk: count(params.get('walk'), 120),
  ride: count(params.get('ride'), 120),
  stars: count(params.get('stars'), 5),
  kind: params.get('kind')?.trim().slice(0, 40) || null,
  price: amount(params.get('price')),
  available: params.get('available') === '1',
  stepFree: params.get('stepFree') === '1',
  exact: params.get('exact') === '1',
  sort: hotelSorts.find((sort) => sort === params.get('sort')) ?? plainView.sort,
  pace: paces.find((pace) => String(pace) === params.get('pace')) ?? plainView.pace,
  listed: Math.ceil((count(params.get('listed'), MOST_LISTED) ?? PAGE_SIZE) / PAGE_SIZE) * PAGE_SIZE,
  map: params.get('map') === '1',
  compare: [...new Set((params.get('compare') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED),
})

/** The address with a changed view; what is as usual is left out, and everything else in the address stays. */
export const writeView = (params: URLSearchParams, patch: Partial<View>): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries({ ...readView(params), ...patch })) {
    const text = value === true ? '1' : value === false ? 'false' : String(value ?? '')
    if (text === plainTexts.get(key)) next.delete(key)
    else next.set(key, text)
  }
  return next
}

/** Changes that leave the list as it is; any other shows another list, from its first page. */
const keepsList = new Set(['listed', 'map', 'compare'])

/** The view after a change. */
export const changeView = (view: View, patch: Partial<View>): View => ({
  ...view,
  ...(Object.keys(patch).every((key) => keepsList.has(key)) ? {} : { listed: PAGE_SIZE }),
  ...patch,
})

/** A change that the address does not show yet: it follows in a transition, and a control must not wait for that. */
interface Ahead {
  /** The parameters that the router still holds, and those that it will. */
  readonly from: string
  readonly to: string
  readonly view: View
}

export type ChangeView = (patch: Partial<View>) => void

/** The view of the address and the way to change it; changes replace the address, so that Back leaves the results. */
export const useView = (): readonly [View, ChangeView] => {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const hydrated = useHydrated()
  const from = params.toString()
  // Of two quick changes the router shows the first for a moment: the address bar has both.
  const isAhead = ahead !== null && (ahead.from === from || ahead.to === latestParams(location).toString())
  const view = isAhead ? ahead.view : hydrated ? readView(params) : plainView
  const change = (patch: Partial<View>) => {
    const next = changeView(view, patch)
    const written = writeView(latestParams(location), next)
    setAhead({ from, to: written.toString(), view: next })
    setParams(written, { replace: true, preventScrollReset: true })
  }
  return [view, change]
}
