import type { ChangeAnswer } from '@site/contracts/registry-service'
import { Button } from '@stageside/ui/button'
import { Dialog } from '@stageside/ui/dialog'
import { TextField } from '@stageside/ui/field'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { CallError } from '../api/call.ts'
import { moment } from '../parts/words.ts'
import type { Change, Standing } from './change.ts'
import { actionWords, questionOf } from './change-words.ts'
import { consequence } from './consequence.ts'
import { useChange, useIsChanging } from './use-change.ts'

const Consequence = styled(Stack)`
  padding-left: ${space(4)};
  border-left: 4px solid ${color.signal};
  font-size: 1.0625rem;
`
const Address = styled.a`
  overflow-wrap: anywhere;
`
const Issues = styled.ul`
  padding-left: ${space(5)};
  overflow-wrap: anywhere;
`

/** A refusal changed nothing. Where no answer came, or one of a server in trouble, the change may have been made before. */
const outcomeOf = (error: Error): string =>
  error instanceof CallError && error.status >= 400 && error.status < 500
    ? 'Nothing has changed.'
    : 'It may have gone through. Check what is live before you try again.'

const Refused = ({ error }: { readonly error: Error }) => {
  const issues = error instanceof CallError ? error.issues.filter(({ message }) => message !== error.message) : []
  return (
    <Notice $tone="error" role="alert">
      <Stack $gap={2}>
        <Text>
          <strong>{outcomeOf(error)}</strong> {error.message}
        </Text>
        {issues.length === 0 ? null : (
          <Issues>
            {issues.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</li>
            ))}
          </Issues>
        )}
      </Stack>
    </Notice>
  )
}

const PreviewReady = ({ url, expires, onClose }: { url: string; expires: string; onClose: () => void }) => {
  const [copied, setCopied] = useState(false)
  // Browsers have a clipboard for scripts over TLS and on localhost alone.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return (
    <Stack $gap={5}>
      <Text role="status">
        Until {moment(expires)}, whoever has this address sees that version:
        <br />
        <Address href={url} target="_blank" rel="noreferrer">
          {url}
        </Address>
      </Text>
      <Row>
        {clipboard === undefined ? null : (
          <Button onClick={() => void clipboard.writeText(url).then(() => setCopied(true))}>
            {copied ? 'Copied' : 'Copy the address'}
          </Button>
        )}
        <Button $tone="outline" onClick={onClose}>
          Done
        </Button>
      </Row>
    </Stack>
  )
}

interface FormProps {
  readonly change: Change
  readonly standing: Standing
  readonly onChange: (change: Change) => void
  readonly onDone: (answer: ChangeAnswer) => void
  readonly onClose: () => void
}

/** Numbers that a change takes. */
const Amount = ({ change, onChange }: Pick<FormProps, 'change' | 'onChange'>) => {
  if (change.kind === 'canary')
    return (
      <TextField
        label="Share of visitors, in percent"
        hint="From 0.01 to 100; 0 withdraws it."
        type="number"
        min={0}
        max={100}
        step={0.01}
        required
        value={Number.isNaN(change.percent) ? '' : change.percent}
        onChange={({ target }) => onChange({ ...change, percent: target.valueAsNumber })}
      />
    )
  if (change.kind === 'preview')
    return (
      <TextField
        label="Days that the address works"
        type="number"
        min={1}
        max={90}
        step={1}
        required
        value={Number.isNaN(change.days) ? '' : change.days}
        onChange={({ target }) => onChange({ ...change, days: target.valueAsNumber })}
      />
    )
  return null
}

/** A number that was not entered, or is out of its bounds, has no consequence to name. */
const isComplete = (change: Change): boolean => {
  if (change.kind === 'canary') return change.percent >= 0 && change.percent <= 100
  return change.kind !== 'preview' || (change.days >= 1 && change.days <= 90)
}

const Form = ({ change, standing, onChange, onDone, onClose }: FormProps) => {
  const { mutate, isPending, error } = useChange()
  // Sentences follow what is live until they are confirmed; then they stay, while the change itself moves it.
  const [confirmed, setConfirmed] = useState<Standing | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete(change)) return
    setConfirmed(standing)
    mutate({ change, standing }, { onSuccess: onDone, onError: () => setConfirmed(null) })
  }
  return (
    <Stack as="form" $gap={5} onSubmit={submit}>
      <Amount change={change} onChange={onChange} />
      {isComplete(change) ? (
        <Consequence $gap={2} aria-live="polite">
          {consequence(change, confirmed ?? standing).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Consequence>
      ) : null}
      {error === null || isPending ? null : <Refused error={error} />}
      <Row>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'One moment…' : actionWords[change.kind]}
        </Button>
        <Button $tone="outline" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}

interface ConfirmChangeProps {
  readonly change: Change
  readonly open: boolean
  readonly standing: Standing
  readonly onClose: () => void
}

/** Asks before a change, and says what it does to visitors. While the change is made it stays: what came of it is said here. */
export const ConfirmChange = ({ open, onClose, ...rest }: ConfirmChangeProps) => {
  const isChanging = useIsChanging()
  return (
    <Dialog open={open} onClose={isChanging ? () => {} : onClose} title={questionOf(rest.change)}>
      <Confirmation {...rest} onClose={onClose} />
    </Dialog>
  )
}

const Confirmation = ({ change: asked, standing, onClose }: Omit<ConfirmChangeProps, 'open'>) => {
  const [change, setChange] = useState(asked)
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)
  if (answer?.url !== undefined)
    return <PreviewReady url={answer.url} expires={answer.expires ?? ''} onClose={onClose} />
  const onDone = (given: ChangeAnswer) => (given.url === undefined ? onClose() : setAnswer(given))
  return <Form change={change} standing={standing} onChange={setChange} onDone={onDone} onClose={onClose} />
}
