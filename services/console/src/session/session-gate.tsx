import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { isUnauthorised } from '../api/call.ts'
import { identityQuery, retryOnce } from '../api/queries.ts'
import { SessionContext } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'
import { OpeningPage } from './opening-page.tsx'
import { readToken, storeToken } from './stored-token.ts'

interface Entry {
  readonly token: string | null
  /** Whether the visitor entered it just now, and not in this tab before. */
  readonly isNew: boolean
  /** Why there is none any more. */
  readonly reason: string | null
}

/** What was read with one token. A token that ends meanwhile ends the session. */
const createQueries = (onEnded: (reason: string) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // The first one is a token that was just entered: its form says what is wrong with it.
        if (isUnauthorised(error) && queryKey[0] !== 'identity') onEnded(error.message)
      },
    }),
    // Changes announce themselves (`useLiveUpdates`); what is here is right until then.
    defaultOptions: { queries: { staleTime: 30_000, retry: retryOnce, networkMode: 'always' } },
  })

/** Everything behind it has a session; without a token that the registry knows, the page asks for one. */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const [{ token, isNew, reason }, setEntry] = useState<Entry>(() => ({
    token: readToken(),
    isNew: false,
    reason: null,
  }))
  const end = useCallback((reason: string | null) => {
    storeToken(null)
    setEntry({ token: null, isNew: false, reason })
  }, [])
  const onToken = (entered: string) => setEntry({ token: entered, isNew: true, reason: null })
  if (token === null) return <SignInPage reason={reason} failure={null} checking={false} onToken={onToken} />
  // Another token may see other things: nothing that was read with one is shown to the next.
  return (
    <WithQueries key={token} onEnded={end}>
      <CheckedSession token={token} isNew={isNew} onEnded={end} onToken={onToken}>
        {children}
      </CheckedSession>
    </WithQueries>
  )
}

interface WithQueriesProps {
  readonly onEnded: (reason: string) => void
  readonly children: ReactNode
}

const WithQueries = ({ onEnded, children }: WithQueriesProps) => {
  const [queries] = useState(() => createQueries(onEnded))
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

interface CheckedSessionProps {
  readonly token: string
  readonly isNew: boolean
  readonly onEnded: (reason: string | null) => void
  readonly onToken: (token: string) => void
  readonly children: ReactNode
}

const CheckedSession = ({ token, isNew, onEnded, onToken, children }: CheckedSessionProps) => {
  const { data: identity, error, isFetching, refetch } = useQuery(identityQuery(token))
  const session = useMemo(
    () => (identity === undefined ? null : { token, identity, end: onEnded }),
    [token, identity, onEnded],
  )
  if (session !== null) {
    storeToken(token)
    return <SessionContext value={session}>{children}</SessionContext>
  }
  // A form that flashes up and goes would be taken for a lost session.
  if (!isNew && error === null) return <OpeningPage />
  const again = (entered: string) => (entered === token ? void refetch() : onToken(entered))
  return <SignInPage reason={null} failure={error?.message ?? null} checking={isFetching} onToken={again} />
}
