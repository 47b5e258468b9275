import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { Stack } from '@stageside/ui/layout'
import { useState, type FormEvent } from 'react'

const hand = async (token: string): Promise<'taken' | 'refused' | 'failed'> => {
  try {
    const { ok, status } = await fetch('/qa-access', { method: 'POST', body: token })
    if (ok) return 'taken'
    return status === 401 || status === 413 ? 'refused' : 'failed'
  } catch {
    return 'failed'
  }
}

const problems = {
  refused: 'This is not the QA token of this site.',
  failed: 'The token could not be sent. Please try again.',
} as const

/** Asks for the QA token of a site whose versions are not everybody's to choose. */
export const QaTokenForm = ({ onTaken }: { onTaken: () => void }) => {
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<keyof typeof problems | null>(null)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const said = await hand(token.trim())
    if (said === 'taken') return onTaken()
    setProblem(said)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={3}>
        <TextField
          label="QA token"
          type="password"
          autoComplete="off"
          required
          hint="On this site only QA chooses versions. This browser keeps the token for 30 days."
          error={problem === null ? undefined : problems[problem]}
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
        <Button type="submit">Unlock the versions</Button>
      </Stack>
    </form>
  )
}
