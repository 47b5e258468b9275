import { useToast } from '@stageside/kit'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { MOST_COMPARED } from '../results/view.ts'
import type { CompareChoice } from './compare-choice.ts'
import { SkipToTray } from './skip-to-tray.tsx'

const Frame = styled.span`
  position: relative;
`
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

interface CompareToggleProps extends CompareChoice {
  readonly name: string
  /** While it is not known what the hotel is compared with. */
  readonly disabled?: boolean
  /** Whether the hotels compared stand in a tray behind the list. */
  readonly tray?: boolean
  readonly onChange: (chosen: boolean) => void
}

/** Adds a hotel to a comparison. Where that is full it says so when it is pressed, for everybody and not only to a mouse. */
export const CompareToggle = ({
  name,
  checked,
  full,
  paired,
  disabled = false,
  tray = false,
  onChange,
}: CompareToggleProps) => {
  const toast = useToast()
  const toggle = () => {
    if (full)
      toast({
        id: 'comparison-full',
        title: `${MOST_COMPARED} hotels can be compared at once`,
        description: 'Take one out of the comparison to add this one.',
      })
    else onChange(!checked)
  }
  return (
    <Frame>
      <Label>
        <input
          type="checkbox"
          // The address holds the choice. Without this the browser writes down every box of a list at each change of the address.
          autoComplete="off"
          checked={checked}
          disabled={disabled}
          aria-disabled={full || undefined}
          aria-label={`Compare ${name}`}
          onChange={toggle}
        />
        Compare
      </Label>
      {tray && paired ? <SkipToTray /> : null}
    </Frame>
  )
}
