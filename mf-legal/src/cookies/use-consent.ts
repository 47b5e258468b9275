import { CONSENT_EVENT, CONSENT_KEY, readConsent, type Consent } from '@site/contracts/consent'
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener(CONSENT_EVENT, changed)
  // Changes in another tab come as a storage event.
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(CONSENT_EVENT, changed)
    window.removeEventListener('storage', changed)
  }
}
const stored = (): Consent | null => readConsent(() => window.localStorage)
const onServer = (): null => null

/** The stored choice, null before the first one; updates with changes on the page or in another tab. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, stored, onServer)

/** Stores the choice and dispatches the event. False when the browser blocks storage. */
export const saveConsent = (choice: Consent): boolean => {
  try {
    window.localStorage.setItem(CONSENT_KEY, choice)
  } catch {
    return false
  }
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }))
  return true
}
