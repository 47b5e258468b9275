import type { Host, ToastMessage } from '@site/kit'
import type { ToastManager } from '@site/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The toast code is fetched after this time at the latest, in ms, so that a lost connection can still be reported. */
const FETCH_AFTER_MS = 4000

const add = (manager: ToastManager, { title, description, tone = 'neutral' }: ToastMessage): void => {
  manager.add({
    title,
    type: tone,
    priority: tone === 'destructive' ? 'high' : 'low',
    ...(description === undefined ? {} : { description }),
  })
}

/**
 * Toasts are rare, so their code is loaded after a delay or with the first message, whichever is sooner. Messages are queued until
 * the toaster has mounted (`onMounted`): one added before would be lost.
 */
export const useToasts = () => {
  const [manager, setManager] = useState<ToastManager | null>(null)
  const waiting = useRef<ToastMessage[]>([])
  const listening = useRef<ToastManager | null>(null)
  const loading = useRef<Promise<void> | null>(null)

  const load = useCallback((): Promise<void> => {
    loading.current ??= import('@site/ui/toast').then(({ createToastManager }) => setManager(createToastManager()))
    return loading.current
  }, [])

  const show = useCallback<Host['toast']>(
    (message) => {
      if (listening.current === null) waiting.current.push(message)
      else add(listening.current, message)
      load().catch((error: unknown) => {
        loading.current = null
        console.error('toasts', error)
      })
    },
    [load],
  )

  const onMounted = useCallback((mounted: ToastManager): void => {
    listening.current = mounted
    for (const message of waiting.current.splice(0)) add(mounted, message)
  }, [])

  useEffect(() => {
    const fetchAhead = (): void => void load().catch(() => (loading.current = null))
    // The connection may be lost while a form is filled in, and the failure to send it must be shown.
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('input, textarea, select')) fetchAhead()
    }
    const timer = setTimeout(fetchAhead, FETCH_AFTER_MS)
    document.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [load])

  return { manager, show, onMounted }
}
