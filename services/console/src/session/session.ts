import type { IdentityAnswer } from '@site/contracts/registry-service'
import { createContext, useContext } from 'react'

export interface Session {
  readonly token: string
  readonly identity: IdentityAnswer
  /** Ends it; the visitor is told the reason, where there is one. */
  readonly end: (reason: string | null) => void
}

export const SessionContext = createContext<Session | null>(null)

/** The visitor's session. Throws outside of one: pages are rendered within. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('A page of the console is rendered without a session')
  return session
}
