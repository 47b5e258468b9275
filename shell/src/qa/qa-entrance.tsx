import { lazy, Suspense, useEffect, useState } from 'react'

const QaPanel = lazy(() => import('./qa-panel.tsx').then((module) => ({ default: module.QaPanel })))

/** `?qa` opens the panel; its code is not loaded before. */
export const QaEntrance = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('qa')) queueMicrotask(() => setOpen(true))
  }, [])
  return open ? (
    <Suspense fallback={null}>
      <QaPanel onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}
