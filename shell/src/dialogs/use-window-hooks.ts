import type { Host } from '@site/kit'
import { useEffect } from 'react'

declare global {
  interface Window {
    openWaitlist?: () => void
    openPartnerContact?: () => void
  }
}

/** The global functions that open a dialog from any script on the page. */
export const useWindowHooks = ({ openWaitlist, openPartnerContact }: Host): void => {
  useEffect(() => {
    Object.assign(window, { openWaitlist, openPartnerContact })
    return () => {
      delete window.openWaitlist
      delete window.openPartnerContact
    }
  }, [openWaitlist, openPartnerContact])
}
