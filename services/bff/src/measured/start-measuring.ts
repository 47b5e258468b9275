import type { Registry as MetricsRegistry } from 'prom-client'
import type { Logger } from 'pino'
import { createCounts } from './counts.ts'
import { measuringMetrics } from './measuring-metrics.ts'
import { createSender } from './send-measured.ts'

/** Counts what releases do and tells the registry service; null without one. */
export const startMeasuring = (
  service: { readonly url: string; readonly token: string } | null,
  registry: MetricsRegistry,
  log: Logger,
) => {
  if (service === null) return null
  const counts = createCounts()
  const metrics = measuringMetrics(registry, () => sender.waiting())
  const sender = createSender({
    ...service,
    counts,
    onOutcome: metrics.onBatch,
    onTrouble: (problem) =>
      problem === null
        ? log.info('the registry service stores counts again')
        : log.warn({ problem }, 'the registry service does not store counts: ramps wait for them'),
  })
  return { counts, onFailure: metrics.onFailure, stop: sender.stop }
}
