/** One thing this service leans on. `run` rejects when it cannot be leant on, and may tell a detail for the operator. */
export interface Check {
  readonly name: string
  /** Without it the service is not ready; without the others it still answers. */
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

const limited = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Runs a check; its failure is a result, and the reason stays in the log, for it may tell addresses. */
export const runCheck = async ({ name, run }: Check): Promise<CheckResult> => {
  const begun = performance.now()
  const since = () => Math.round((performance.now() - begun) * 10) / 10
  try {
    const detail = await limited(run())
    return { name, state: 'ok', latencyMs: since(), ...(detail === undefined ? {} : { detail }) }
  } catch {
    return { name, state: 'failed', latencyMs: since() }
  }
}

/** Keeps a result for `ms`, so that a probe everyone may call costs others nothing. */
export const cached = <T>(work: () => Promise<T>, ms: number): (() => Promise<T>) => {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    const now = Date.now()
    if (last === undefined || now - last.at > ms) last = { at: now, value: work() }
    return last.value
  }
}
