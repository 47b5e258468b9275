import { onDemand } from '@site/ui/on-demand'
import { useEffect, useState } from 'react'

const QaPanel = onDemand(async () => (await import('./qa-panel.tsx')).QaPanel)

/** `?qa` opens the panel; its code is not loaded before. */
export const QaEntrance = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('qa')) queueMicrotask(() => setOpen(true))
  }, [])
  return open ? <QaPanel onClose={() => setOpen(false)} /> : null
}
