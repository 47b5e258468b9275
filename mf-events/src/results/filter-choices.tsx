import { hotelSorts, type HotelFacets, type HotelSort, type HotelsResponse } from '@site/contracts/hotels'
import { Choice } from './choice.tsx'
import { ANY, filterOptions, type FilterOption } from './filter-options.ts'
import { paceOption, paces } from './pace.ts'
import type { ChangeView, View } from './view.ts'

interface ListedProps {
  readonly view: View
  readonly facets: HotelFacets
  readonly onChange: ChangeView
}

const labels = { walk: 'On foot', ride: 'On foot or by transit', stars: 'Stars', kind: 'Kind' } as const
const numbers = ['walk', 'ride', 'stars'] as const

/** One list of a filter: minutes or stars at most, or a kind of lodging. */
export const FilterChoice = ({ by, view, facets, onChange }: ListedProps & { readonly by: keyof typeof labels }) => (
  <Choice
    label={labels[by]}
    value={String(view[by] ?? ANY)}
    options={filterOptions(facets, view)[by]}
    onChange={(value) => {
      const number = numbers.find((each) => each === by)
      if (number === undefined) onChange({ kind: value === ANY ? null : value })
      else onChange({ [number]: value === ANY ? null : Number(value) })
    }}
  />
)

const sortWords: Record<HotelSort, string> = {
  walk: 'Shortest walk',
  quickest: 'Quickest way',
  price: 'Lowest price',
  stars: 'Most stars',
}

interface SortChoiceProps extends Pick<ListedProps, 'view' | 'onChange'> {
  readonly prices: HotelsResponse['prices']
}

export const SortChoice = ({ view, prices, onChange }: SortChoiceProps) => (
  <Choice
    label="Sort by"
    value={view.sort}
    options={hotelSorts
      .filter((sort) => sort !== 'price' || prices === 'quoted' || view.sort === 'price')
      .map((sort): FilterOption => ({ value: sort, words: sortWords[sort], disabled: false }))}
    onChange={(value) => onChange({ sort: hotelSorts.find((sort) => sort === value) ?? view.sort })}
  />
)

export const PaceChoice = ({ view, onChange }: Pick<ListedProps, 'view' | 'onChange'>) => (
  <Choice
    label="Walking pace"
    value={String(view.pace)}
    options={paces.map((pace): FilterOption => ({ value: String(pace), words: paceOption(pace), disabled: false }))}
    onChange={(value) => onChange({ pace: paces.find((pace) => String(pace) === value) ?? view.pace })}
  />
)
