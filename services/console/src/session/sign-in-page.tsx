import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { Row, Stack, Text, Wrap } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import { useEffect, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'

const Sheet = styled(Wrap)`
  display: grid;
  gap: ${space(8)};
  align-content: start;
  padding-block: clamp(${space(8)}, 9vh, ${space(24)}) ${space(12)};
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-top: ${space(6)};
  border-top: 3px solid ${color.ink};
`
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
    <Sheet as="main" $narrow>
      <Stack $gap={3}>
        <h1>Release console</h1>
        <Text $lead $muted>
          What is live where and for whom, and the way to change it. Enter a token of your team; it stays in this tab
          and is forgotten when you close it.
        </Text>
      </Stack>
      {reason === null ? null : (
        <Notice role="status" $tone="info">
          {reason}
        </Notice>
      )}
      <Form onSubmit={submit} noValidate>
        <TextField
          label="Registry token"
          hint="It begins with sst_, or is an ID token of your forge."
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
            {checking ? 'Checking the token …' : 'Open the console'}
          </Button>
        </Row>
        <Text $small $muted>
          No token yet? Whoever runs the registry makes one:{' '}
          <Code>npm run release -- token create my-team --remote mf-mine:publish,promote</Code>
        </Text>
      </Form>
    </Sheet>
  )
}
