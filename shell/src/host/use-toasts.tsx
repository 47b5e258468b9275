import type { Host, ToastMessage } from '@stageside/kit'
import type { ToasterProps, ToastManager } from '@stageside/ui/toast'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'

/** After this time the toast code is fetched once the browser is idle, in ms, so that a lost connection can still be reported. */
const FETCH_AFTER_MS = 4000

const add = (manager: ToastManager, { id, title, description, tone = 'neutral' }: ToastMessage): void => {
  manager.add({
    title,
    // Also without one: a replaced message would keep its own.
    description,
    type: tone,
    priority: tone === 'destructive' ? 'high' : 'low',
    ...(id === undefined ? {} : { id }),
  })
}

interface Fetched {
  readonly Toaster: ComponentType<ToasterProps>
  readonly manager: ToastManager
}

/**
 * Toasts are rare, so their code is loaded after a delay or with the first message, whichever is sooner. Messages are queued until
 * the toaster has mounted: one added before would be lost.
 */
export const useToasts = () => {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const waiting = useRef<ToastMessage[]>([])
  const listening = useRef<ToastManager | null>(null)

  const load = useCallback(async (): Promise<void> => {
    const { Toaster, createToastManager } = await import('@stageside/ui/toast')
    setFetched((known) => known ?? { Toaster, manager: createToastManager() })
  }, [])

  const show = useCallback<Host['toast']>(
    (message) => {
      if (listening.current !== null) return add(listening.current, message)
      waiting.current.push(message)
      load().catch((error: unknown) => console.error('toasts', error))
    },
    [load],
  )

  const onMounted = useCallback((mounted: ToastManager): void => {
    listening.current = mounted
    for (const message of waiting.current.splice(0)) add(mounted, message)
  }, [])

  useEffect(() => {
    const fetchAhead = (): void => void load().catch(() => undefined)
    // The connection may be lost while a form is filled in, and the failure to send it must be shown.
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('input, textarea, select')) fetchAhead()
    }
    const timer = setTimeout(() => whenIdle(fetchAhead), FETCH_AFTER_MS)
    document.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [load])

  return {
    show,
    load,
    toaster: fetched === null ? null : <fetched.Toaster manager={fetched.manager} onMounted={onMounted} />,
  }
}
