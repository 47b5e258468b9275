import type { HotelItem } from '@site/contracts/hotels'
import { walkingSpeeds } from '@site/contracts/walking-speed'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../calls/use-hydrated.ts'

export const sorts = ['walk', 'quickest', 'stars', 'name'] as const
export type Sort = (typeof sorts)[number]
/** Walking speeds in m/s. */
export type Pace = (typeof walkingSpeeds)[keyof typeof walkingSpeeds]
export const paces: readonly Pace[] = [walkingSpeeds.brisk, walkingSpeeds.easy, walkingSpeeds.slow]
export const MOST_COMPARED = 4

/** How the results are looked at. All of it stands in the address; null means no limit. */
export interface View {
  /** At most so many minutes on foot. */
  readonly walk: number | null
  /** At most so many minutes by the quicker of foot and transit. */
  readonly ride: number | null
  readonly stars: number | null
  readonly kind: string | null
  readonly sort: Sort
  readonly pace: Pace
  /** After 11 pm: transit is left out, since nobody told us what runs. */
  readonly night: boolean
  readonly map: boolean
  readonly compare: readonly string[]
}

export const plainView: View = {
  walk: null,
  ride: null,
  stars: null,
  kind: null,
  sort: 'walk',
  pace: walkingSpeeds.brisk,
  night: false,
  map: false,
  compare: [],
}

const plainTexts = new Map(Object.entries(plainView).map(([key, value]) => [key, String(value ?? '')]))

const count = (text: string | null, most: number): number | null => {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null
}

/** Reads the view from the address; what makes no sense counts as not set. */
export const readView = (params: URLSearchParams): View => ({
  walk: count(params.get('walk'), 120),
  ride: count(params.get('ride'), 120),
  stars: count(params.get('stars'), 5),
  kind: params.get('kind')?.trim() || null,
  sort: sorts.find((sort) => sort === params.get('sort')) ?? plainView.sort,
  pace: paces.find((pace) => String(pace) === params.get('pace')) ?? plainView.pace,
  night: params.get('night') === '1',
  map: params.get('map') === '1',
  compare: [...new Set((params.get('compare') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED),
})

/** The address with a changed view; what is as usual is left out, and everything else in the address stays. */
export const writeView = (params: URLSearchParams, patch: Partial<View>): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries({ ...readView(params), ...patch })) {
    const text = value === true ? '1' : String(value ?? '')
    if (text === plainTexts.get(key)) next.delete(key)
    else next.set(key, text)
  }
  return next
}

const quickest = ({ walk, transit }: HotelItem): number => Math.min(walk.minutes, transit?.minutes ?? walk.minutes)

const orders: Record<Sort, (a: HotelItem, b: HotelItem) => number> = {
  walk: (a, b) => a.walk.minutes - b.walk.minutes,
  quickest: (a, b) => quickest(a) - quickest(b),
  stars: (a, b) => (b.stars ?? 0) - (a.stars ?? 0) || a.walk.minutes - b.walk.minutes,
  name: (a, b) => a.name.localeCompare(b.name),
}

/** The hotels a view shows, in its order. A filter by stars hides hotels of unknown stars. */
export const applyView = (hotels: readonly HotelItem[], view: View): readonly HotelItem[] =>
  hotels
    .map((hotel) => (view.night ? { ...hotel, transit: null } : hotel))
    .filter(
      (hotel) =>
        (view.walk === null || hotel.walk.minutes <= view.walk) &&
        (view.ride === null || quickest(hotel) <= view.ride) &&
        (view.stars === null || (hotel.stars ?? 0) >= view.stars) &&
        (view.kind === null || (hotel.kind ?? 'hotel') === view.kind),
    )
    .sort(orders[view.sort])

/** Kinds of lodging among the hotels, the most frequent first. */
export const kindsOf = (hotels: readonly HotelItem[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { kind = 'hotel' } of hotels) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([kind]) => kind)
}

export const isFiltered = ({ walk, ride, stars, kind }: View): boolean =>
  walk !== null || ride !== null || stars !== null || kind !== null
export const noFilters = { walk: null, ride: null, stars: null, kind: null } as const satisfies Partial<View>

/** A change that the address does not show yet: it follows in a transition, and a control must not wait for that. */
interface Ahead {
  readonly of: string
  readonly view: View
}

/** The view of the address and the way to change it; changes replace the address, so that Back leaves the results. */
export const useView = (): readonly [View, (patch: Partial<View>) => void] => {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const hydrated = useHydrated()
  const address = params.toString()
  const view = ahead?.of === address ? ahead.view : hydrated ? readView(params) : plainView
  const change = (patch: Partial<View>) => {
    const next = { ...view, ...patch }
    setAhead({ of: address, view: next })
    setParams(writeView(params, next), { replace: true, preventScrollReset: true })
  }
  return [view, change]
}
