import type { Host } from '@site/kit'
import type { ToastManager } from '@site/ui/toast'
import { useCallback, useRef, useState } from 'react'

/** Toasts are rare: their code is loaded by the first one. Those shown meanwhile wait for it. */
export const useToasts = (): { manager: ToastManager | null; show: Host['toast'] } => {
  const [manager, setManager] = useState<ToastManager | null>(null)
  const loading = useRef<Promise<ToastManager> | null>(null)
  const show = useCallback<Host['toast']>(({ title, description, tone = 'neutral' }) => {
    loading.current ??= import('@site/ui/toast').then(({ createToastManager }) => {
      const made = createToastManager()
      setManager(made)
      return made
    })
    void loading.current.then((ready) => {
      // The toaster subscribes when it mounts: let React put it there first.
      setTimeout(() =>
        ready.add({
          title,
          type: tone,
          priority: tone === 'destructive' ? 'high' : 'low',
          ...(description === undefined ? {} : { description }),
        }),
      )
    })
  }, [])
  return { manager, show }
}
