import { Autocomplete } from '@base-ui/react/autocomplete'
import type { GeocodeResult } from '@site/contracts/geocode'
import { useBackend } from '@site/kit'
import { color, media, shadow, space } from '@site/ui/tokens'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { geocodeQuery } from '../calls/queries.ts'
import { originOf, type Origin } from './origin.ts'
import { inputLook, type Caret, type SearchInputProps } from './search-input.tsx'

const TYPING_PAUSE_MS = 120
const SHORTEST = 2

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
const List = styled(Autocomplete.List)`
  max-height: min(24rem, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`
const Item = styled(Autocomplete.Item)`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space(3)};
  align-items: baseline;
  padding: ${space(2)} ${space(4)};
  ${media.touch} {
    padding-block: ${space(3)};
  }
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: ${color.ink};
    color: ${color.paper};
  }
`
const Kind = styled.span`
  font-size: 0.75rem;
  font-weight: 700;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  opacity: 0.8;
`
const Place = styled.span`
  display: block;
  font-size: 0.875rem;
  opacity: 0.8;
`
const Line = styled(Autocomplete.Status)`
  padding: ${space(1)} ${space(4)};
  font-size: 0.875rem;
  color: ${color.muted};
  &:empty {
    display: none;
  }
`

const usePaused = (value: string, ms: number): string => {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}

const placeOf = ({ city, country }: GeocodeResult): string =>
  [city, country].filter((part) => part !== undefined && part !== '').join(', ')

interface SuggestInputProps extends SearchInputProps {
  /** Taken over from the plain field; null where that did not have the focus. */
  readonly caret: Caret | null
  readonly onPick: (origin: Origin) => void
}

/** The field with suggestions: events, venues, hotels, cities and addresses as they are typed. */
export const SuggestInput = ({ describedBy, value, onChange, caret, onPick, ...rest }: SuggestInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const backend = useBackend()
  const query = usePaused(value.trim(), TYPING_PAUSE_MS)
  const [open, setOpen] = useState(false)
  const { data, isError } = useQuery({
    ...geocodeQuery(backend, query),
    enabled: query.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  const items = value.trim().length >= SHORTEST ? (data ?? []) : []

  // The plain field had the focus when this one took its place: focus and caret stay where they were.
  const resume = useRef(caret)
  useLayoutEffect(() => {
    if (resume.current === null) return
    input.current?.focus()
    input.current?.setSelectionRange(resume.current.start, resume.current.end)
    resume.current = null
  }, [])

  return (
    <Autocomplete.Root
      mode="none"
      items={items}
      value={value}
      open={open && items.length > 0}
      onOpenChange={setOpen}
      itemToStringValue={({ name }) => name}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') onChange(next)
      }}
    >
      <Input {...rest} ref={input} aria-describedby={describedBy} enterKeyHint="search" spellCheck={false} />
      <Autocomplete.Portal>
        {/* Under the whole bar: on phones the button stands below the field, and must stay in reach. */}
        <Positioner anchor={() => input.current?.parentElement ?? null} sideOffset={6} align="start">
          <Popup>
            <Line>
              {isError
                ? 'Suggestions aren’t available right now. Press Enter to search.'
                : `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}`}
            </Line>
            <List>
              {(item: GeocodeResult) => (
                <Item
                  key={`${item.kind} ${item.id ?? ''} ${item.name} ${item.lat} ${item.lon}`}
                  value={item}
                  onClick={() => {
                    onChange(item.name)
                    onPick(originOf(item))
                  }}
                >
                  <Kind>{item.kind}</Kind>
                  <span>
                    {item.name}
                    {placeOf(item) === '' ? null : <Place>{placeOf(item)}</Place>}
                  </span>
                </Item>
              )}
            </List>
          </Popup>
        </Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
