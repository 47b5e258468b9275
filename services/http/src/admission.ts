import type { RequestListener, Server } from 'node:http'
import { Counter, Gauge, type Registry } from 'prom-client'
import { admissionGate, type GateOptions } from './admission-gate.ts'
import { bodyGate } from './body-gate.ts'
import { clientAddress } from './client-address.ts'
import { createAdmissionQueue } from './admission-queue.ts'

/**
 * How many connections may wait to be accepted. Beyond that the system drops them silently and the client tries again after a second:
 * better to accept and reject them.
 */
export const BACKLOG = 4096

/**
 * Bodies being received from one address, and how long one may take, in ms. A form is one packet or two, so few overlap even where many
 * visitors share an address.
 */
const BODIES = { bodiesPerAddress: 50, bodyMs: 15_000 }
/** Bodies that may be arriving for each request that may be in flight. */
const BODIES_PER_REQUEST = 2

export interface AdmissionOptions extends Pick<GateOptions, 'maxConcurrent' | 'kindOf' | 'sendRejection'> {
  /** How long a request may wait in the admission queue, in ms; 0 for no queue. */
  readonly maxQueueDelayMs: number
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: string
}

export interface Admission {
  /** Wraps everything that may be shed; `server` accepts the connections. */
  readonly wrap: (server: Server, next: RequestListener) => RequestListener
  readonly registerMetrics: (registry: Registry) => void
}

/** Sheds load that this process cannot serve, and counts it. */
export const createAdmission = ({ maxQueueDelayMs, trustProxy, ...options }: AdmissionOptions): Admission => {
  const queue = maxQueueDelayMs === 0 ? null : createAdmissionQueue(maxQueueDelayMs)
  const shed = new Counter({
    name: 'requests_turned_away_total',
    help: 'Requests refused with 503 because this process had too much to do',
    labelNames: ['kind'] as const,
    registers: [],
  })
  const waiting: Gauge = new Gauge({
    name: 'requests_waiting_seconds',
    help: 'How long the request has been waiting that has waited longest for its turn',
    registers: [],
    collect: () => waiting.set((queue?.oldestWaitMs() ?? 0) / 1000),
  })
  const gate = { ...options, queue, onReject: (kind: string) => shed.inc({ kind }) }
  return {
    wrap: (server, next) => {
      const { listener, onConnection } = admissionGate(gate, next)
      server.on('connection', onConnection)
      return bodyGate(
        {
          ...BODIES,
          bodiesAtOnce: BODIES_PER_REQUEST * options.maxConcurrent,
          addressOf: clientAddress(trustProxy),
          sendRejection: options.sendRejection,
          onReject: () => shed.inc({ kind: 'body' }),
        },
        listener,
      )
    },
    registerMetrics: (registry) => {
      for (const metric of [shed, waiting]) registry.registerMetric(metric)
    },
  }
}
