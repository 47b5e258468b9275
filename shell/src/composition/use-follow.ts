import { useEffect } from 'react'
import type { CompositionStore } from './store.ts'

const isInnerLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href^="/"]') !== null

/**
 * Keeps a tab that stays open in step with what is live: the composition is asked for again before a link of a page is followed,
 * and when somebody comes back to the tab. What is open stays as it is; the next navigation takes the new version.
 */
export const useFollow = (compositions: CompositionStore): void => {
  useEffect(() => {
    const ask = () => void compositions.refresh().catch(() => undefined)
    const onIntent = ({ target }: Event) => {
      if (isInnerLink(target)) ask()
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('pointerover', onIntent, { passive: true })
    document.addEventListener('focusin', onIntent)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [compositions])
}
