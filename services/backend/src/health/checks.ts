import { withTimeout } from '@site/contracts/with-timeout'

/** One dependency of this service. `run` rejects if it fails, and may resolve with a detail for the operator. */
export interface Check {
  readonly name: string
  /** Whether the service is not ready without it. */
  readonly essential: boolean
  readonly run: () => Promise<string | undefined>
}

export interface CheckResult {
  readonly name: string
  readonly state: 'ok' | 'failed'
  readonly latencyMs: number
  readonly detail?: string
}

const LIMIT_MS = 3000

/** Runs a check; a failure is a result, without its reason, which may contain addresses. */
export const runCheck = async ({ name, run }: Check): Promise<CheckResult> => {
  const begun = performance.now()
  const since = () => Math.round((performance.now() - begun) * 10) / 10
  try {
    const detail = await withTimeout(LIMIT_MS, undefined, run)
    return { name, state: 'ok', latencyMs: since(), ...(detail === undefined ? {} : { detail }) }
  } catch {
    return { name, state: 'failed', latencyMs: since() }
  }
}

/** Caches a result for `ms`, so that a public probe puts no load on the dependency. */
export const cached = <T>(work: () => Promise<T>, ms: number): (() => Promise<T>) => {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    const now = Date.now()
    if (last === undefined || now - last.at > ms) last = { at: now, value: work() }
    return last.value
  }
}
