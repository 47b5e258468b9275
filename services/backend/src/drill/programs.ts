import type { Program } from './supervisor.ts'

export interface SitePrograms {
  /** Built `main.js` of the backend. */
  readonly entry: string
  /** Built `main.js` of the web server in front; without it visitors call the backends directly. */
  readonly bffEntry?: string | undefined
  readonly ports: readonly number[]
}

/** Settings of a site that is killed and flooded on purpose. */
export const QUICK = {
  LOG_LEVEL: 'silent',
  RATE_LIMIT_CALLS: '0',
  RATE_LIMIT_FORMS: '0',
  SHED_DELAY_MS: '0',
  OUTBOX_POLL_MS: '100',
  OUTBOX_BACKOFF_MS: '100',
  OUTBOX_MAX_TRIES: '100',
}

type Target = 'database' | 'all' | number

/** Every process is killed in turn, then random ones. */
export const targetOf = (n: number, programs: readonly Program[]): Target => {
  const targets: readonly Target[] = ['all', 'database', ...programs.keys()]
  return targets[n < targets.length ? n : Math.floor(Math.random() * targets.length)] ?? 'all'
}

/** Two backends on one database, and a web server before the first of them. */
export const programsOf = ({ entry, bffEntry, ports }: SitePrograms, env: Record<string, string>): Program[] => {
  const backends = ports.map((port, index) => ({
    name: `backend ${index + 1}`,
    entry,
    port,
    env: { ...env, BACKEND_PORT: String(port) },
  }))
  if (bffEntry === undefined) return backends
  const [first = 0] = ports
  const port = Math.max(...ports) + 1
  const bff = { ...env, PORT: String(port), BACKEND_URL: `http://127.0.0.1:${first}`, PROJECT_ROOT: process.cwd() }
  return [...backends, { name: 'bff', entry: bffEntry, port, env: bff }]
}
