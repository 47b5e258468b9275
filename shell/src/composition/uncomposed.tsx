import { useCallback, useEffect, useState, useTransition } from 'react'
import { useSite } from '../site-context.ts'
import { RemoteFallback } from './remote-fallback.tsx'
import { RemoteWaiting } from './remote-waiting.tsx'

const TITLE = 'This page'

/**
 * A page whose remote is not known yet: asks for the whole composition, and says so when that cannot be had. The composition
 * that arrives takes this part's place.
 */
export const Uncomposed = () => {
  const { state, compositions, report } = useSite()
  const [failed, setFailed] = useState(false)
  const [retrying, startRetry] = useTransition()
  const learn = useCallback(
    (): Promise<void> =>
      compositions.refresh(true).catch((error: unknown) => {
        // Which remote it would have been is what could not be learnt: the shell's own version stands for it.
        report(error, { remote: 'shell', version: state.composition.shell, part: 'composition' })
        setFailed(true)
      }),
    [compositions, report, state],
  )
  useEffect(() => void learn(), [learn])
  if (!failed) return <RemoteWaiting title={TITLE} />
  return <RemoteFallback title={TITLE} name="composition" onRetry={() => startRetry(learn)} retrying={retrying} />
}
