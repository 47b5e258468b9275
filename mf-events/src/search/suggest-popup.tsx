import { Autocomplete } from '@base-ui/react/autocomplete'
import { color, shadow, space } from '@stageside/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { inputLook } from './search-input.tsx'
import { Status, SuggestionList } from './suggestion-list.tsx'
import type { SuggestFieldProps } from './suggest-input.tsx'
import { useResumedFocus } from './use-resumed-focus.ts'
import { useSuggestions } from './use-suggestions.ts'

const Input = styled(Autocomplete.Input)`
  ${inputLook}
`
const Positioner = styled(Autocomplete.Positioner)`
  z-index: 40;
  outline: none;
`
const Popup = styled(Autocomplete.Popup)`
  width: max(var(--anchor-width), min(24rem, 92vw));
  max-width: var(--available-width);
  padding: ${space(2)} 0;
  background: ${color.card};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: 10px;
  box-shadow: ${shadow};
`
const Scrolled = styled(SuggestionList)`
  max-height: min(26rem, calc(var(--available-height) - ${space(6)}));
`

/** The field with its suggestions in a list below it. */
export const SuggestPopup = ({
  label,
  describedBy,
  value,
  onChange,
  caret,
  used,
  onGo,
  ...rest
}: SuggestFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { groups, status, refresh, forget } = useSuggestions(value)
  // A line that was gone to stays under the visitor's hand: Enter must not choose what a later answer puts in its place.
  const [held, setHeld] = useState<typeof groups | null>(null)
  const shown = held ?? groups
  const [open, setOpen] = useState(caret !== null && used)
  const clearing = useRef(false)
  useResumedFocus(input, caret)

  // What was asked for by Enter or the button is on its way: the list would cover it.
  useEffect(() => {
    const form = input.current?.form
    const close = () => setOpen(false)
    form?.addEventListener('submit', close)
    return () => form?.removeEventListener('submit', close)
  }, [])

  return (
    <Autocomplete.Root
      mode="none"
      items={shown}
      value={value}
      open={open && status !== ''}
      openOnInputClick
      onOpenChange={(next, { reason }) => {
        if (next && !open) refresh()
        // Forgetting recent searches leaves the list open, and shows that they are gone.
        if (reason === 'item-press' && clearing.current) clearing.current = false
        else setOpen(next)
      }}
      onItemHighlighted={(item, { reason }) => setHeld(item !== undefined && reason === 'keyboard' ? shown : null)}
      itemToStringValue={({ name }) => name}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') onChange(next)
      }}
    >
      <Input
        {...rest}
        ref={input}
        // While the list is open the library hides the rest of the page, the label with it, from assistive technology.
        aria-label={label}
        aria-describedby={describedBy}
        enterKeyHint="search"
        spellCheck={false}
      />
      <Autocomplete.Portal>
        {/* Under the whole bar: the button must stay in reach where it stands below the field. */}
        <Positioner anchor={() => input.current?.parentElement ?? null} sideOffset={6} align="start">
          <Popup>
            <Status data-count={shown.length > 0 ? '' : undefined}>{status}</Status>
            <Scrolled
              onChoose={({ name, search }) => {
                clearing.current = search === null
                if (search === null) {
                  setHeld(null)
                  return forget()
                }
                onChange(name)
                return onGo(search)
              }}
            />
          </Popup>
        </Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
