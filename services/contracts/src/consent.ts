/** What a visitor allows to be kept and measured: only what the site needs, or the counting of visits as well. */
export const consentChoices = ['essential', 'analytics'] as const
export type Consent = (typeof consentChoices)[number]

/** Name of the entry in the browser's local storage, and of the window event sent when it changes. */
export const CONSENT_KEY = 'consent'
export const CONSENT_EVENT = 'consentchange'

/** The part of `Storage` this needs; a browser that blocks storage throws on any use of it. */
export interface ConsentStore {
  readonly getItem: (key: string) => string | null
}

/** The stored choice, or null when none was made, none can be read, or the entry is not one of ours. */
export const readConsent = (store: () => ConsentStore): Consent | null => {
  try {
    const stored = store().getItem(CONSENT_KEY)
    return consentChoices.find((choice) => choice === stored) ?? null
  } catch {
    return null
  }
}

/** True only after an explicit yes: no choice is not a yes. Ask before any analytics call, and again on `CONSENT_EVENT`. */
export const allowsAnalytics = (store: () => ConsentStore): boolean => readConsent(store) === 'analytics'
