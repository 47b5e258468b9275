import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { CallError } from '../api/call.ts'
import { identityQuery, retryOnce } from '../api/queries.ts'
import { SessionContext } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'
import { readToken, storeToken } from './stored-token.ts'

interface Entry {
  readonly token: string | null
  /** Why there is none any more. */
  readonly reason: string | null
}

const isRefused = (error: unknown): error is CallError => error instanceof CallError && error.status === 401

/** Everything behind it has a session; without a token that the registry knows, the page asks for one. */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const [entry, setEntry] = useState<Entry>(() => ({ token: readToken(), reason: null }))
  // Another token may see other things: nothing that was read for one is shown to the next.
  const queries = useMemo(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error, { queryKey }) => {
            if (!isRefused(error) || queryKey[0] === 'identity') return
            storeToken(null)
            setEntry({ token: null, reason: error.message })
          },
        }),
        // Changes announce themselves (`useLiveUpdates`); what is here is right until then.
        defaultOptions: { queries: { staleTime: 30_000, retry: retryOnce, networkMode: 'always' } },
      }),
    [entry.token],
  )
  const signOut = useCallback(() => {
    storeToken(null)
    setEntry({ token: null, reason: null })
  }, [])
  const onToken = (token: string) => setEntry({ token, reason: null })
  return (
    <QueryClientProvider client={queries}>
      {entry.token === null ? (
        <SignInPage reason={entry.reason} failure={null} checking={false} onToken={onToken} />
      ) : (
        <CheckedSession key={entry.token} token={entry.token} signOut={signOut} onToken={onToken}>
          {children}
        </CheckedSession>
      )}
    </QueryClientProvider>
  )
}

interface CheckedSessionProps {
  readonly token: string
  readonly signOut: () => void
  readonly onToken: (token: string) => void
  readonly children: ReactNode
}

const CheckedSession = ({ token, signOut, onToken, children }: CheckedSessionProps) => {
  const { data: identity, error, isFetching, refetch } = useQuery(identityQuery(token))
  const session = useMemo(
    () => (identity === undefined ? null : { token, identity, signOut }),
    [token, identity, signOut],
  )
  if (session !== null) {
    storeToken(token)
    return <SessionContext value={session}>{children}</SessionContext>
  }
  const again = (next: string) => (next === token ? void refetch() : onToken(next))
  return <SignInPage reason={null} failure={error?.message ?? null} checking={isFetching} onToken={again} />
}
