/** What a visitor consents to: essential storage only, or analytics as well. */
export const consentChoices = ['essential', 'analytics'] as const
export type Consent = (typeof consentChoices)[number]

/** The local storage key, and the window event sent when it changes. */
export const CONSENT_KEY = 'consent'
export const CONSENT_EVENT = 'consentchange'

/** The used part of `Storage`; a browser that blocks storage throws on any use of it. */
export interface ConsentStore {
  readonly getItem: (key: string) => string | null
}

/** The stored choice; null when there is none, or it is unreadable or unknown. */
export const readConsent = (store: () => ConsentStore): Consent | null => {
  try {
    const stored = store().getItem(CONSENT_KEY)
    return consentChoices.find((choice) => choice === stored) ?? null
  } catch {
    return null
  }
}

/** True only after explicit consent. Check before any analytics call, and again on `CONSENT_EVENT`. */
export const allowsAnalytics = (store: () => ConsentStore): boolean => readConsent(store) === 'analytics'
