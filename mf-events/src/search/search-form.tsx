import { useHost } from '@site/kit'
import { Button } from '@site/ui/button'
import { useEarlyInput } from '@site/ui/early-input'
import { color, media, radius, space } from '@site/ui/tokens'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { caretOf, PlainInput, type Caret } from './search-input.tsx'

const Frame = styled.form`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  label {
    font-weight: 650;
    color: ${color.nightText};
  }
`
const Bar = styled.div`
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
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const loadSuggestions = () => import('./suggest-input.tsx')

/** The field with suggestions, and where the caret was in the plain one when it took its place. */
interface Suggesting {
  readonly Field: Awaited<ReturnType<typeof loadSuggestions>>['SuggestInput']
  readonly caret: Caret | null
  readonly pressed: boolean
}

interface SearchFormProps {
  readonly label: string
  readonly placeholder: string
  readonly target: string
  /** What the address stands for; it comes later where that has to be found first. */
  readonly initial?: string
  readonly hint: string
}

const Hint = styled.p`
  font-size: 0.9375rem;
  color: ${color.nightMuted};
`

/**
 * Finds an event, venue or address. Suggestions are loaded when the field is first used; without them, and without
 * JavaScript, it is a plain form that puts the text into the address. Always on a night ground.
 */
export const SearchForm = ({ label, placeholder, target, initial = '', hint }: SearchFormProps) => {
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

  const prepare = () => void loadSuggestions().catch(() => undefined)
  const suggest = () => {
    if (suggesting !== null) return
    loadSuggestions().then(
      // At once, so that no key falls between reading the caret and the field that takes over.
      ({ SuggestInput }) =>
        flushSync(() =>
          setSuggesting({ Field: SuggestInput, caret: caretOf(plain.current), pressed: pressed.current }),
        ),
      (error: unknown) => report(error, { part: 'suggestions' }),
    )
  }
  const go = (search: string, replace = false) =>
    void navigate(`${target}?${search}`, { replace, state: { asked: true } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = text.trim()
    setAsked(query === '')
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
      <label htmlFor={id}>{label}</label>
      <Bar onPointerEnter={prepare} onPointerDown={() => (pressed.current = true)}>
        {suggesting === null ? (
          <PlainInput {...input} field={plain} onFocus={suggest} />
        ) : (
          <suggesting.Field {...input} label={label} caret={suggesting.caret} pressed={suggesting.pressed} onGo={go} />
        )}
        <Button type="submit">Show hotels</Button>
      </Bar>
      <Hint id={`${id}-hint`} role={asked ? 'alert' : undefined}>
        {asked ? 'Type an event, a venue or an address first.' : hint}
      </Hint>
    </Frame>
  )
}
