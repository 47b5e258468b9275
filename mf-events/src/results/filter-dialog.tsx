import type { HotelsResponse } from '@site/contracts/hotels'
import { Button } from '@stageside/ui/button'
import { Dialog } from '@stageside/ui/dialog'
import { TextField } from '@stageside/ui/field'
import { color, safe, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { CheckLabel } from '../parts/check.ts'
import { FilterChoice, PaceChoice, SortChoice } from './filter-choices.tsx'
import { countFilters, plainFilters, type Filters } from './filters.ts'
import { NearestButton } from './nearest-button.tsx'
import type { ChangeView, View } from './view.ts'

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space(4)} ${space(3)};
  padding-block: ${space(3)} ${space(4)};
`
const Checks = styled.fieldset`
  display: grid;
  padding-block: ${space(2)};
  border-top: 1px solid ${color.line};
  label {
    justify-self: start;
  }
  label:has(:disabled) {
    color: ${color.muted};
  }
`
/** In reach however long the filters are. */
const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * ${space(8)});
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  margin-inline: -${space(1)};
  padding: ${space(3)} ${space(1)} max(${space(3)}, ${safe.bottom});
  border-top: 1px solid ${color.line};
  background: ${color.paper};
`

const checkWords = {
  stepFree: 'Step-free way known',
  exact: 'Exact position only',
  available: 'Rooms left for your dates',
} as const satisfies Partial<Record<keyof Filters, string>>

interface FilterDialogProps {
  readonly answer: HotelsResponse
  readonly view: View
  /** Whether another answer is on its way. */
  readonly updating: boolean
  readonly onChange: ChangeView
  readonly open: boolean
  readonly onClose: () => void
}

/** Every filter, the order and the pace. A change shows at once in the list behind, and in the button that goes back to it. */
export const FilterDialog = ({ answer, view, updating, onChange, open, onClose }: FilterDialogProps) => {
  const { facets, prices, total, nearest } = answer
  const quoted = prices === 'quoted'
  const currency = answer.hotels.find(({ price }) => price !== null)?.price?.currency
  const checks = quoted ? (['stepFree', 'exact', 'available'] as const) : (['stepFree', 'exact'] as const)
  return (
    <Dialog open={open} onClose={onClose} title="Filter and sort">
      <Lists>
        {(['walk', 'ride', 'stars', 'kind'] as const).map((by) => (
          <FilterChoice key={by} by={by} view={view} facets={facets} onChange={onChange} />
        ))}
        <SortChoice view={view} prices={prices} onChange={onChange} />
        <PaceChoice view={view} onChange={onChange} />
        {quoted ? (
          <TextField
            key={view.price}
            label={`Most a night${currency === undefined ? '' : `, ${currency}`}`}
            inputMode="decimal"
            defaultValue={view.price ?? ''}
            onBlur={({ currentTarget }) => {
              const price = Number(currentTarget.value)
              if ((view.price ?? 0) !== price) onChange({ price: price > 0 ? price : null })
            }}
          />
        ) : null}
      </Lists>
      <Checks>
        {checks.map((by) => (
          <CheckLabel key={by}>
            <input
              type="checkbox"
              checked={view[by]}
              disabled={facets[by] === 0 && !view[by]}
              onChange={(event) => onChange({ [by]: event.currentTarget.checked })}
            />
            {checkWords[by]} ({facets[by]})
          </CheckLabel>
        ))}
      </Checks>
      <Foot>
        {total === 0 && nearest !== null && !updating ? (
          <NearestButton
            nearest={nearest}
            onShow={(patch) => {
              onChange(patch)
              onClose()
            }}
          />
        ) : (
          <Button onClick={onClose} aria-busy={updating || undefined}>
            {updating
              ? 'Counting…'
              : total === 0
                ? 'No hotels fit'
                : `Show ${total} ${total === 1 ? 'hotel' : 'hotels'}`}
          </Button>
        )}
        {countFilters(view) > 0 ? (
          <Button $tone="quiet" onClick={() => onChange(plainFilters)}>
            Clear the filters
          </Button>
        ) : null}
      </Foot>
    </Dialog>
  )
}
