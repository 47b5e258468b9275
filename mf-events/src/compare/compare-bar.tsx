import type { HotelItem } from '@site/contracts/hotels'
import { Button } from '@site/ui/button'
import { onDemand } from '@site/ui/on-demand'
import { color, media, radius, safe, shadow, space } from '@site/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { MOST_COMPARED } from '../results/view.ts'

const Label = styled.label`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2rem;
  ${media.touch} {
    min-height: 2.75rem;
  }
  font-size: 0.9375rem;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.ink};
  }
`

interface CompareToggleProps {
  readonly id: string
  readonly name: string
  readonly compared: readonly string[]
  readonly onChange: (compared: readonly string[]) => void
}

export const CompareToggle = ({ id, name, compared, onChange }: CompareToggleProps) => {
  const checked = compared.includes(id)
  const full = !checked && compared.length >= MOST_COMPARED
  return (
    <Label title={full ? `${MOST_COMPARED} hotels can be compared at once` : undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={full}
        aria-label={`Compare ${name}`}
        onChange={() => onChange(checked ? compared.filter((each) => each !== id) : [...compared, id])}
      />
      Compare
    </Label>
  )
}

const CompareDialog = onDemand(async () => (await import('./compare-dialog.tsx')).CompareDialog)

const Bar = styled.div`
  position: sticky;
  bottom: max(${space(4)}, ${safe.bottom});
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(5)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
`

interface CompareBarProps {
  /** The chosen hotels, whether the filters show them or not. */
  readonly hotels: readonly HotelItem[]
  readonly onClear: () => void
}

export const CompareBar = ({ hotels, onClear }: CompareBarProps) => {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  if (hotels.length === 0) return null
  return (
    <>
      <Bar data-surface="night" data-screen-only>
        <span role="status">
          {hotels.length === 1 ? 'One hotel chosen. Choose another to compare.' : `${hotels.length} hotels chosen`}
        </span>
        <span>
          <Button
            $size="small"
            disabled={hotels.length < 2}
            aria-haspopup="dialog"
            onClick={() => {
              setAsked(true)
              setOpen(true)
            }}
          >
            Compare
          </Button>{' '}
          <Button $size="small" $tone="quiet" $night onClick={onClear}>
            Clear
          </Button>
        </span>
      </Bar>
      {asked ? <CompareDialog hotels={hotels} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
