import { Section, Text, Wrap } from '@stageside/ui/layout'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSite } from '../site-context.ts'
import { hasSession } from './has-session.ts'

/**
 * Spec §2: checks for a session, then goes on to the page that a remote names for it (the partner portal) or to that of expired sessions.
 */
export const AuthCallbackPage = () => {
  const navigate = useNavigate()
  const { origin, state, compositions, report } = useSite()
  useEffect(() => {
    let left = false
    hasSession(`${origin}/auth/v1`, state.backend.anonKey)
      .catch((error: unknown) => {
        report(error, { where: 'auth/callback' })
        return false
      })
      .then((found) => {
        const { frame } = compositions.store.getState().composition
        if (!left) void navigate(found ? (frame?.afterSignIn ?? '/') : '/login?expired=1', { replace: true })
      })
    return () => {
      left = true
    }
  }, [navigate, origin, state, compositions, report])
  return (
    <Section>
      <Wrap $narrow>
        <h1 tabIndex={-1}>Signing you in…</h1>
        <Text $muted role="status">
          This takes a moment.
        </Text>
      </Wrap>
    </Section>
  )
}
