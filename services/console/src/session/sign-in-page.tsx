import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { Row, Text, Wrap } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import { useEffect, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'

const Top = styled.header`
  padding-block: clamp(${space(8)}, 9vh, ${space(20)}) ${space(10)};
  background: ${color.night};
  color: ${color.nightText};
`
const Sheet = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(8)} ${space(12)};
`
/** The four steps of a ramp, each as the bar that the pages show of it. */
const Steps = styled.div.attrs({ 'aria-hidden': true })`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(4)};
`
const Step = styled.div<{ $share: number }>`
  height: 0.625rem;
  background: ${({ $share }) =>
    `linear-gradient(90deg, ${color.nightLine} ${100 - $share}%, var(--night-focus) ${100 - $share}%)`};
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`
const SHARES = [1, 10, 50, 100]
const Code = styled.code`
  overflow-wrap: anywhere;
`

interface SignInPageProps {
  /** Why the visitor has to sign in again. */
  readonly reason: string | null
  /** What came of the token that was tried last. */
  readonly failure: string | null
  readonly checking: boolean
  readonly onToken: (token: string) => void
}

/** Asks for a token of the registry. */
export const SignInPage = ({ reason, failure, checking, onToken }: SignInPageProps) => {
  const [token, setToken] = useState('')
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    document.title = 'Sign in · Release console'
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const entered = token.trim()
    setMissing(entered === '')
    if (entered !== '') onToken(entered)
  }
  const error = missing ? 'Enter a token of the registry.' : (failure ?? undefined)
  return (
    <main>
      <Top data-surface="night">
        <Wrap $narrow>
          <h1>Release console</h1>
          <Text $lead>What is live where and for whom, and the way to change it.</Text>
          <Steps>
            {SHARES.map((share) => (
              <Step key={share} $share={share} />
            ))}
          </Steps>
        </Wrap>
      </Top>
      <Sheet $narrow>
        {reason === null ? null : (
          <Notice role="status" $tone="info">
            {reason}
          </Notice>
        )}
        <Form onSubmit={submit} noValidate>
          <TextField
            label="Registry token"
            hint="A token of your team, which begins with sst_, or an ID token of your forge. It stays in this tab and is forgotten when you close it."
            type="password"
            name="token"
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="off"
            required
            value={token}
            error={error}
            onChange={({ target }) => setToken(target.value)}
          />
          <Row>
            <Button type="submit" disabled={checking}>
              {checking ? 'Checking the token…' : 'Open the console'}
            </Button>
          </Row>
          <Text $small $muted>
            No token yet? Whoever runs the registry makes one:{' '}
            <Code>npm run release -- token create my-team --remote mf-mine:publish,promote</Code>
          </Text>
        </Form>
      </Sheet>
    </main>
  )
}
