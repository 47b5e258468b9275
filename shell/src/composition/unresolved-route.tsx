import { useCallback, useEffect, useState, useTransition } from 'react'
import { useSite } from '../site-context.ts'
import { RemoteFallback } from './remote-fallback.tsx'
import { RemoteWaiting } from './remote-waiting.tsx'

const TITLE = 'This page'

/**
 * A page whose remote is not known yet: fetches the whole composition, and shows a fallback when that fails. The loaded
 * composition replaces this component.
 */
export const UnresolvedRoute = () => {
  const { state, compositions, report } = useSite()
  const [failed, setFailed] = useState(false)
  const [retrying, startRetry] = useTransition()
  const load = useCallback(
    (): Promise<void> =>
      compositions.refresh(true).catch((error: unknown) => {
        // The remote is unknown, so the report names the shell.
        report(error, { remote: 'shell', version: state.composition.shell, part: 'composition' })
        setFailed(true)
      }),
    [compositions, report, state],
  )
  useEffect(() => void load(), [load])
  if (!failed) return <RemoteWaiting title={TITLE} />
  return <RemoteFallback title={TITLE} name="composition" onRetry={() => startRetry(load)} retrying={retrying} />
}
