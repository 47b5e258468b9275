import { withTimeout } from '@site/contracts/with-timeout'

/** Timeout, in ms: a probe must answer before its caller times out. */
const LIMIT_MS = 2000

/** Returns what is missing for the backend to be ready. A Supabase project has no `/readyz`, so any answer below 500 counts. */
export const backendMissing = async (backendUrl: string): Promise<string[]> => {
  try {
    return await withTimeout(LIMIT_MS, undefined, async (signal) => {
      const response = await fetch(`${backendUrl}/readyz`, { signal })
      if (response.status < 500) {
        await response.body?.cancel()
        return []
      }
      const body: unknown = await response.json().catch(() => null)
      const named =
        typeof body === 'object' && body !== null && 'missing' in body && Array.isArray(body.missing)
          ? body.missing.map(String)
          : []
      return named.length > 0 ? named.map((item) => `backend: ${item}`) : ['backend: not ready']
    })
  } catch {
    return ['backend: unreachable']
  }
}
