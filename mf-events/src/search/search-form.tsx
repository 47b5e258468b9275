import { useHost } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { useEarlyInput } from '@stageside/ui/early-input'
import { color, focusRing, media, nightFocusRing, radius, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { withCarried } from './carried.ts'
import { caretOf, PlainInput, type Caret } from './search-input.tsx'

const Frame = styled.form`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`
const Label = styled.label`
  font-weight: 650;
  color: ${color.nightText};
`
/** One line. On phones the field opens a sheet with a button of its own. */
const compactBar = css`
  padding: 0;
  border-width: 1.5px;
  input,
  button {
    min-height: 2.75rem;
  }
  button {
    display: none;
    padding-inline: ${space(4)};
  }
  ${media.tablet} {
    padding: ${space(1)};
    button {
      display: inline-flex;
    }
  }
`
const Bar = styled.div<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2)};
  background: ${color.card};
  color: ${color.ink};
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  button {
    border-radius: 10px;
    min-height: 3.25rem;
  }
  &:focus-within {
    ${({ $compact }) => ($compact ? focusRing : nightFocusRing)}
    outline-offset: 2px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${({ $compact }) => $compact && compactBar}
`
const loadSuggestions = () => import('./suggest-input.tsx')

/** The field with suggestions, and where the caret was in the plain one when it took its place. */
interface Suggesting {
  readonly Field: Awaited<ReturnType<typeof loadSuggestions>>['SuggestInput']
  readonly caret: Caret | null
  readonly used: boolean
}

interface SearchFormProps {
  readonly label: string
  readonly placeholder: string
  readonly target: string
  /** What the address stands for; it comes later where that has to be found first. */
  readonly initial?: string
  /** Said below the field; left out above results. */
  readonly hint?: string
  /** One line above results, on paper; else large, on a night ground. */
  readonly compact?: boolean
  /** True while the answer is a question that the field answers: it takes the focus, its words selected. */
  readonly wanted?: boolean
  /** Dates and guests that the visitor chose for this place, as a query: the next place is searched for with them too. */
  readonly carried?: string
}

const Hint = styled.p<{ $compact: boolean }>`
  font-size: 0.9375rem;
  color: ${({ $compact }) => ($compact ? color.danger : color.nightMuted)};
`

/**
 * Finds an event, venue or address. Suggestions are loaded when the field is first used; without them, and without
 * JavaScript, it is a plain form that puts the text into the address.
 */
export const SearchForm = ({
  label,
  placeholder,
  target,
  initial = '',
  hint = '',
  compact = false,
  wanted = false,
  carried = '',
}: SearchFormProps) => {
  const [text, setText] = useState(initial)
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const plain = useRef<HTMLInputElement>(null)
  const { report } = useHost()
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const id = useId()
  useEarlyInput(form, (_, value) => setText(value))
  const before = useRef(initial)
  useEffect(() => {
    const was = before.current
    before.current = initial
    // Words that somebody is typing stay.
    if (was !== initial)
      setText((now) => (now !== was && form.current?.contains(document.activeElement) === true ? now : initial))
  }, [initial])
  const pressed = useRef(false)
  /** What was asked for: suggestions that come after it would cover the answer. */
  const sent = useRef<string | null>(null)
  useEffect(() => {
    const input = wanted ? form.current?.querySelector('input') : null
    input?.focus()
    input?.select()
  }, [wanted])

  const prepare = () => void loadSuggestions().catch(() => undefined)
  const suggest = () => {
    if (suggesting !== null) return
    loadSuggestions().then(
      // At once, so that no key falls between reading the caret and the field that takes over.
      ({ SuggestInput }) =>
        flushSync(() =>
          setSuggesting({
            Field: SuggestInput,
            caret: caretOf(plain.current),
            used: pressed.current || (plain.current?.value !== before.current && plain.current?.value !== sent.current),
          }),
        ),
      (error: unknown) => report(error, { part: 'suggestions' }),
    )
  }
  const go = (search: string, replace = false) =>
    void navigate(`${target}?${withCarried(search, carried)}`, { replace, state: { asked: true } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = text.trim()
    setAsked(query === '')
    pressed.current = false
    sent.current = text
    if (query !== '') go(new URLSearchParams({ q: query }).toString())
  }
  const input = {
    id,
    name: 'q',
    placeholder,
    value: text,
    onChange: setText,
    describedBy: `${id}-hint`,
  }
  return (
    <Frame ref={form} role="search" action={target} method="get" onSubmit={submit} noValidate>
      {compact ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>{label}</Label>
      )}
      <Bar $compact={compact} onPointerEnter={prepare} onPointerDown={() => (pressed.current = true)}>
        {suggesting === null ? (
          <PlainInput {...input} field={plain} onFocus={suggest} />
        ) : (
          <suggesting.Field {...input} label={label} caret={suggesting.caret} used={suggesting.used} onGo={go} />
        )}
        <Button type="submit">Show hotels</Button>
      </Bar>
      {asked || hint !== '' ? (
        <Hint id={`${id}-hint`} $compact={compact} role={asked ? 'alert' : undefined}>
          {asked ? 'Type an event, a venue or an address first.' : hint}
        </Hint>
      ) : null}
    </Frame>
  )
}
