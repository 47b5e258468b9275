import type { RequestListener, Server } from 'node:http'
import { Counter, Gauge, type Registry } from 'prom-client'
import { admissionGate, type GateOptions } from './admission-gate.ts'
import { bodyGate } from './body-gate.ts'
import { clientAddress } from './client-address.ts'
import { createLine } from './line.ts'

/**
 * How many connections may wait to be taken in. Where there is no room the system drops them without a word, and who knocks tries
 * again after a second: better taken in and turned away.
 */
export const BACKLOG = 4096

/**
 * Bodies on their way from one address, and how long one may take, in ms. A form is one packet or two: what is there at one time is a
 * packet's way long, even for a hall of visitors behind one address.
 */
const BODIES = { bodiesPerAddress: 50, bodyMs: 15_000 }
/** Bodies on their way for each request that may be answered at one time. */
const BODIES_FOR_PLACE = 2

export interface AdmissionOptions extends Pick<GateOptions, 'mostAtOnce' | 'kindOf' | 'refuse'> {
  /** How long a request may wait before it is turned away, in ms; 0 for any time. */
  readonly patienceMs: number
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustProxy: string
}

export interface Admission {
  /** Put around everything that may be too much; asked with the server that takes the connections. */
  readonly around: (server: Server, next: RequestListener) => RequestListener
  readonly countIn: (registry: Registry) => void
}

/** Turns away what is too much for this process, and counts it. */
export const createAdmission = ({ patienceMs, trustProxy, ...options }: AdmissionOptions): Admission => {
  const line = patienceMs === 0 ? null : createLine(patienceMs)
  const turnedAway = new Counter({
    name: 'requests_turned_away_total',
    help: 'Requests refused with 503 because this process had too much to do',
    labelNames: ['kind'] as const,
    registers: [],
  })
  const waiting: Gauge = new Gauge({
    name: 'requests_waiting_seconds',
    help: 'How long the request has been waiting that has waited longest for its turn',
    registers: [],
    collect: () => waiting.set((line?.longestMs() ?? 0) / 1000),
  })
  const gate = { ...options, line, onRefused: (kind: string) => turnedAway.inc({ kind }) }
  return {
    around: (server, next) => {
      const { listener, knock } = admissionGate(gate, next)
      server.on('connection', knock)
      return bodyGate(
        {
          ...BODIES,
          bodiesAtOnce: BODIES_FOR_PLACE * options.mostAtOnce,
          addressOf: clientAddress(trustProxy),
          refuse: options.refuse,
          onRefused: () => turnedAway.inc({ kind: 'body' }),
        },
        listener,
      )
    },
    countIn: (registry) => {
      for (const metric of [turnedAway, waiting]) registry.registerMetric(metric)
    },
  }
}
