import { Counter, Gauge, type Registry as MetricsRegistry } from 'prom-client'
import type { BatchOutcome } from './send-measured.ts'
import type { FailureOutcome } from './create-measuring.ts'

/** Counters of what is told to the registry service. */
export const measuringMetrics = (registry: MetricsRegistry, waiting: () => number) => {
  const registers = [registry]
  const batches = new Counter({
    name: 'measured_batches_total',
    help: 'Batches of counts for ramps: stored by the registry service, refused by it, tried in vain, or dropped after ten minutes',
    labelNames: ['outcome'] as const,
    registers,
  })
  const failures = new Counter({
    name: 'measured_failures_total',
    help: 'Reported failures of pages with a canary: counted for its ramp, or left out because their address had many',
    labelNames: ['outcome'] as const,
    registers,
  })
  const gauge: Gauge = new Gauge({
    name: 'measured_batches_waiting',
    help: 'Batches of counts that the registry service has not stored yet',
    registers,
    collect: () => gauge.set(waiting()),
  })
  return {
    onBatch: (outcome: BatchOutcome): void => batches.inc({ outcome }),
    onFailure: (outcome: FailureOutcome): void => failures.inc({ outcome }),
  }
}
