import { CONSENT_EVENT, CONSENT_KEY, readConsent, type Consent } from '@site/contracts/consent'
import { Button } from '@stageside/ui/button'
import { useEarlyInput } from '@stageside/ui/early-input'
import { Row } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import { useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener(CONSENT_EVENT, changed)
  // Changes in another tab come as a storage event.
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(CONSENT_EVENT, changed)
    window.removeEventListener('storage', changed)
  }
}
const stored = (): Consent | null => readConsent(() => window.localStorage)
const onServer = (): null => null

/** The stored choice, null before the first one; updates with changes on the page or in another tab. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, stored, onServer)

/** Stores the choice and dispatches the event. False when the browser blocks storage. */
export const saveConsent = (choice: Consent): boolean => {
  try {
    window.localStorage.setItem(CONSENT_KEY, choice)
  } catch {
    return false
  }
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }))
  return true
}

const options: readonly { choice: Consent; label: string; words: string }[] = [
  {
    choice: 'essential',
    label: 'Essential only',
    words:
      'What the site needs to work, plus your own searches, saved hotels and plans. Your browser measures nothing.',
  },
  {
    choice: 'analytics',
    label: 'Essential and analytics',
    words: 'This also lets us see which pages are slow, and how often a search leads to a hotel.',
  },
]

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 44rem;
  padding: ${space(5)};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: 14px;
`
const Options = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  legend {
    margin-bottom: ${space(3)};
    font-weight: 650;
  }
`
const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1.5px solid ${color.line};
  border-radius: 8px;
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.signal};
    box-shadow: inset 0 0 0 1px ${color.signal};
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.15rem 0 0;
    accent-color: ${color.signal};
  }
  span {
    grid-column: 2;
    color: ${color.muted};
  }
`

const sayings: Record<Consent, string> = {
  essential: 'Your choice is kept in this browser: essential only. Analytics is off.',
  analytics: 'Your choice is kept in this browser: essential and analytics. Thank you.',
}

/** The consent choice itself. Without a choice, essential only applies. */
export const ConsentForm = () => {
  const kept = useConsent()
  const form = useRef<HTMLFormElement>(null)
  const [picked, setPicked] = useState<Consent | null>(null)
  useEarlyInput(form, (_, value) => setPicked(options.find(({ choice }) => choice === value)?.choice ?? null))
  const [refused, setRefused] = useState(false)
  const chosen = picked ?? kept ?? 'essential'
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setRefused(!saveConsent(chosen))
  }
  return (
    <Form ref={form} method="dialog" onSubmit={save} data-screen-only>
      <Options>
        <legend>What may this site keep in your browser?</legend>
        {options.map(({ choice, label, words }) => (
          <Option key={choice}>
            <input
              type="radio"
              name="consent"
              value={choice}
              checked={chosen === choice}
              onChange={() => setPicked(choice)}
            />
            <strong>{label}</strong>
            <span>{words}</span>
          </Option>
        ))}
      </Options>
      <noscript>
        <Notice $tone="info">This choice needs JavaScript. Without JavaScript, analytics is always off.</Notice>
      </noscript>
      <Row>
        <Button type="submit">Save my choice</Button>
      </Row>
      <div role="status">
        {refused ? (
          <Notice $tone="error">This browser does not let the site keep your choice, so analytics stays off.</Notice>
        ) : (
          <Notice $tone={kept === null ? 'info' : 'success'}>
            {kept === null ? 'You have not chosen yet: essential only applies.' : sayings[kept]}
          </Notice>
        )}
      </div>
    </Form>
  )
}
