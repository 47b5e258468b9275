import { CONSENT_EVENT, CONSENT_KEY, readConsent, type Consent } from '@site/contracts/consent'
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener(CONSENT_EVENT, changed)
  // Another tab of this site: the browser tells by a storage event.
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(CONSENT_EVENT, changed)
    window.removeEventListener('storage', changed)
  }
}
const stored = (): Consent | null => readConsent(() => window.localStorage)
const onServer = (): null => null

/** The choice kept in this browser, null while none was made; follows changes made anywhere on the page or in another tab. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, stored, onServer)

/** Keeps the choice and tells the page. False when the browser does not let the site keep anything. */
export const saveConsent = (choice: Consent): boolean => {
  try {
    window.localStorage.setItem(CONSENT_KEY, choice)
  } catch {
    return false
  }
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }))
  return true
}
