import type { RequestListener } from 'node:http'
import { Counter, Gauge, type Registry } from 'prom-client'
import { admissionGate, type GateOptions } from './admission-gate.ts'
import { watchLoop } from './watch-loop.ts'

export interface AdmissionOptions extends Pick<GateOptions, 'mostAtOnce' | 'kindOf' | 'refuse'> {
  /** How late the event loop may be before requests are turned away, in ms; 0 for never. */
  readonly delayMs: number
}

export interface AdmissionControl {
  /** Put around everything that may be too much. */
  readonly around: (next: RequestListener) => RequestListener
  readonly countIn: (registry: Registry) => void
  readonly stop: () => void
}

/** Follows how busy this process is, turns away what is too much, and counts it. */
export const startAdmission = ({ delayMs, ...options }: AdmissionOptions): AdmissionControl => {
  const loop = watchLoop(delayMs)
  const turnedAway = new Counter({
    name: 'requests_turned_away_total',
    help: 'Requests refused with 503 because this process had too much to do',
    labelNames: ['kind'] as const,
    registers: [],
  })
  const shedding: Gauge = new Gauge({
    name: 'requests_shedding_ratio',
    help: 'Part of ordinary requests being turned away now, 0 to 1',
    registers: [],
    collect: () => shedding.set(loop.current().shedding),
  })
  const gate = {
    ...options,
    admission: loop.current,
    turnMs: 2 * delayMs,
    onRefused: (kind: string) => turnedAway.inc({ kind }),
  }
  return {
    around: (next) => admissionGate(gate, next),
    countIn: (registry) => {
      for (const metric of [turnedAway, shedding]) registry.registerMetric(metric)
    },
    stop: loop.stop,
  }
}
