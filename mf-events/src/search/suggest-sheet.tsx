import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Button } from '@stageside/ui/button'
import { keyboardRoom } from '@stageside/ui/keyboard-room'
import { color, font, media, safe, space } from '@stageside/ui/tokens'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { inputLook } from './search-input.tsx'
import { SheetField } from './sheet-field.tsx'
import { Status, SuggestionList } from './suggestion-list.tsx'
import type { SuggestFieldProps } from './suggest-input.tsx'
import { useResumedFocus } from './use-resumed-focus.ts'
import { useSuggestions } from './use-suggestions.ts'

const PageInput = styled.input`
  ${inputLook}
`
const Sheet = styled(Dialog.Popup)`
  position: fixed;
  z-index: 61;
  inset: 0 0 auto;
  height: var(--visible, 100dvh);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  padding: ${safe.top} ${safe.right} ${safe.bottom} ${safe.left};
  background: ${color.paper};
  color: ${color.ink};
  outline: none;
  transition:
    opacity 120ms,
    transform 120ms;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(0.75rem);
  }
`
const Top = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  padding: ${space(2)} ${space(4)} ${space(4)};
  background: ${color.night};
  color: ${color.nightText};
`
const Title = styled(Dialog.Title)`
  font: 650 1rem/1.3 ${font.text};
  letter-spacing: 0;
`
const Close = styled(Dialog.Close)`
  width: 2.75rem;
  height: 2.75rem;
  margin-right: -${space(2)};
  border: 0;
  border-radius: 50%;
  background: transparent;
  font-size: 1.5rem;
  line-height: 1;
  ${media.hover} {
    &:hover {
      background: ${color.nightLine};
    }
  }
`
const Show = styled(Button)`
  grid-column: 1 / -1;
`
const Hint = styled.p`
  grid-column: 1 / -1;
  font-size: 0.9375rem;
`
const Below = styled.div`
  display: grid;
  position: relative;
  grid-template-rows: minmax(0, 1fr);
  padding-block: ${space(1)};
`

/** State of the history entry that stands for the open sheet, so that Back closes it. */
const SHEET = { sheet: true } as const
const sheetState = z.object({ sheet: z.literal(true) })

interface OpenSheetProps extends Pick<SuggestFieldProps, 'label' | 'placeholder' | 'value' | 'onChange' | 'onGo'> {
  readonly onClose: () => void
  readonly returnTo: () => HTMLElement | null
}

const OpenSheet = ({ label, placeholder, value, onChange, onGo, onClose, returnTo }: OpenSheetProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { groups, status, forget } = useSuggestions(value)
  const [asked, setAsked] = useState(false)
  const left = useRef(false)
  const id = useId()
  const leave = (search: string) => {
    left.current = true
    onGo(search, true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree this form is inside the page's.
    event.stopPropagation()
    const query = value.trim()
    setAsked(query === '')
    if (query !== '') leave(new URLSearchParams({ q: query }).toString())
  }
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Sheet ref={keyboardRoom} initialFocus={input} finalFocus={() => (left.current ? false : returnTo())}>
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={groups}
            value={value}
            itemToStringValue={({ name }) => name}
            onValueChange={(next, { reason }) => {
              if (reason === 'input-change') onChange(next)
            }}
          >
            <Top role="search" onSubmit={submit} noValidate data-surface="night">
              <Title id={id}>{label}</Title>
              <Close aria-label="Close">×</Close>
              <SheetField field={input} labelledBy={id} placeholder={placeholder} value={value} onChange={onChange} />
              <Show type="submit">Show hotels</Show>
              {asked ? <Hint role="alert">Type an event, a venue or an address first.</Hint> : null}
            </Top>
            <Below>
              <Status data-count={groups.length > 0 ? '' : undefined}>{status}</Status>
              <SuggestionList
                onChoose={({ name, search }) => {
                  if (search === null) return forget()
                  onChange(name)
                  return leave(search)
                }}
              />
            </Below>
          </Autocomplete.Root>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** On phones the field of the page opens a sheet over the whole screen: the field on top, the suggestions below. */
export const SuggestSheet = ({
  label,
  placeholder,
  value,
  onChange,
  onGo,
  describedBy,
  caret,
  used,
  ...field
}: SuggestFieldProps) => {
  const page = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const location = useLocation()
  const open = z.safeParse(sheetState, location.state).success
  // Open, or as good as open: the address follows in a transition, and keys that come meanwhile open nothing more.
  const opened = useRef(open)
  useEffect(() => {
    opened.current = open
  }, [open])
  const show = () => {
    if (opened.current) return
    opened.current = true
    void navigate(location, { state: SHEET, preventScrollReset: true })
  }
  useResumedFocus(page, caret)
  // The tap that fetched this code was meant to open it.
  const wanted = useRef(caret !== null && used)
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    show()
  })
  return (
    <>
      <PageInput
        {...field}
        ref={page}
        placeholder={placeholder}
        value={value}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        // The keyboard of the phone comes with the field of the sheet.
        inputMode="none"
        onClick={show}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          show()
        }}
      />
      {open ? (
        <OpenSheet
          label={label}
          placeholder={placeholder}
          value={value}
          onChange={onChange}
          onGo={onGo}
          onClose={() => void navigate(-1)}
          returnTo={() => page.current}
        />
      ) : null}
    </>
  )
}
