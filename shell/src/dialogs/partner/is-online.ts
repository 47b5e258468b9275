/** Longest wait for the public site, in ms. */
const LIMIT_MS = 5000

/** Whether an address answers at all. The answer is not read: it comes from another origin. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).then(
    () => true,
    () => false,
  )

/**
 * Spec §7: a HEAD request to a public site before sending. Never to this site: an outage of ours says nothing
 * about the visitor's network, and the direct fetch covers it. Without a public site in the settings, `navigator.onLine` decides.
 */
export const isOnline = async (publicSite: string | null): Promise<boolean> => {
  if (!navigator.onLine) return false
  return publicSite === null || answers(publicSite)
}
