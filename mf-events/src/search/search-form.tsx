import { Button } from '@site/ui/button'
import { color, media, radius, space } from '@site/ui/tokens'
import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { PlainInput } from './search-input.tsx'
import { writeOrigin, type Origin } from './state.ts'

const Frame = styled.form<{ $night: boolean }>`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  label {
    font-weight: 650;
    ${({ $night }) =>
      $night &&
      css`
        color: ${color.nightText};
      `}
  }
`
const Bar = styled.div`
  display: grid;
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
const SuggestInput = lazy(async () => ({ default: (await loadSuggestions()).SuggestInput }))

export interface SearchFormProps {
  readonly label: string
  readonly placeholder: string
  /** Path whose page shows the results. */
  readonly target: string
  readonly night?: boolean
  readonly initial?: string
  readonly hint?: string
}

const Hint = styled.p<{ $night: boolean }>`
  font-size: 0.9375rem;
  color: ${({ $night }) => ($night ? color.nightMuted : color.muted)};
`

/**
 * Finds an event, venue or address. Suggestions are loaded when the field is first used; without them, and without
 * JavaScript, it is a plain form that puts the text into the address.
 */
export const SearchForm = ({ label, placeholder, target, night = false, initial = '', hint }: SearchFormProps) => {
  const [text, setText] = useState(initial)
  const [used, setUsed] = useState(false)
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const id = useId()

  const go = (origin: Origin) => navigate(`${target}?${writeOrigin(origin).toString()}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = text.trim()
    setAsked(query === '')
    if (query !== '') void go({ by: 'query', query })
  }
  const input = {
    id,
    name: 'q',
    placeholder,
    value: text,
    onChange: setText,
    describedBy: asked || hint !== undefined ? `${id}-hint` : undefined,
  }
  return (
    <Frame role="search" action={target} method="get" onSubmit={submit} $night={night} noValidate>
      <label htmlFor={id}>{label}</label>
      <Bar onPointerEnter={() => void loadSuggestions().catch(() => undefined)}>
        {used ? (
          <Suspense fallback={<PlainInput {...input} keepFocus />}>
            <SuggestInput {...input} onPick={(origin) => void go(origin)} />
          </Suspense>
        ) : (
          <PlainInput {...input} onFocus={() => setUsed(true)} />
        )}
        <Button type="submit">Show hotels</Button>
      </Bar>
      {asked ? (
        <Hint id={`${id}-hint`} role="alert" $night={night}>
          Type an event, a venue or an address first.
        </Hint>
      ) : hint === undefined ? null : (
        <Hint id={`${id}-hint`} $night={night}>
          {hint}
        </Hint>
      )}
    </Frame>
  )
}
