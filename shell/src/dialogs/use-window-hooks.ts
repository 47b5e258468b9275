import type { Host } from '@site/kit'
import { useEffect } from 'react'

declare global {
  interface Window {
    openWaitlist?: () => void
    openPartnerContact?: () => void
  }
}

/** The global hooks that open a dialog from anywhere on the page, scripts of the owner's included. */
export const useWindowHooks = ({ openWaitlist, openPartnerContact }: Host): void => {
  useEffect(() => {
    Object.assign(window, { openWaitlist, openPartnerContact })
    return () => {
      delete window.openWaitlist
      delete window.openPartnerContact
    }
  }, [openWaitlist, openPartnerContact])
}
