import { ENTERED_PATH } from '@site/contracts/entered-path'
import { enteredReport, failureReport } from '@site/contracts/failure-report'
import type { Registry } from '@site/contracts/registry'
import { RUM_MAX_BYTES, rumBeacon } from '@site/contracts/rum'
import { json, Router, type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { RateLimiterRes } from 'rate-limiter-flexible'
import * as z from 'zod'
import { AddressLimiter } from '@site/http/address-limiter'
import { limitKey } from '@site/http/client-address'
import { measuresNothing, type Measuring } from '../measured/create-measuring.ts'
import { knownRelease, knownRoute, type Metrics } from '../operations/metrics.ts'
import { REPORTS_PATH } from '../pages/security-headers.ts'
import { policyReports } from './policy-reports.ts'

const WINDOW_S = 60

/**
 * At most `perMinute` requests a minute and address (of IPv6: its /64), else 429 with `Retry-After`. Counted by each front server: it only
 * keeps one browser from filling logs and counters.
 */
export const perAddress = (perMinute: number, onLimited: () => void): RequestHandler => {
  const limiter = new AddressLimiter({ points: perMinute, duration: WINDOW_S })
  return async (request, response, next) => {
    try {
      await limiter.consume(limitKey(request.ip ?? 'unknown'))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      onLimited()
      const seconds = Math.min(WINDOW_S, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      response
        .status(429)
        .set('Retry-After', String(seconds))
        .json({ error: `Too many requests. Please try again in ${seconds} s.`, code: 'rate_limited' })
      return
    }
    next()
  }
}

type Outcome = 'counted' | 'refused' | 'limited'

interface Report<Schema extends z.core.$ZodType> {
  readonly path: string
  readonly perMinute: number
  readonly body: NonNullable<Parameters<typeof json>[0]>
  readonly schema: Schema
  /** What the sender of anything else is told. */
  readonly refusal: string
  readonly receive: (report: z.output<Schema>, request: Request) => void
  readonly onOutcome?: (outcome: Outcome) => void
}

const reportRoute = <Schema extends z.core.$ZodType>(report: Report<Schema>): Router => {
  const { path, perMinute, body, schema, refusal, receive, onOutcome = () => undefined } = report
  const limit = perAddress(perMinute, () => onOutcome('limited'))
  return Router().post(path, limit, json(body), (request, response) => {
    const parsed = z.safeParse(schema, request.body)
    onOutcome(parsed.success ? 'counted' : 'refused')
    if (!parsed.success) return void response.status(422).json({ error: refusal, code: 'invalid' })
    receive(parsed.data, request)
    response.status(204).end()
  })
}

/** What browsers report: failures, loads that a policy refused, and measurements. None contains form input. */
export const reportRoutes = (
  registry: () => Registry,
  metrics: Metrics,
  log: Logger,
  measuring: Measuring = measuresNothing,
): Router[] => [
  reportRoute({
    path: '/report',
    // Browsers report each distinct failure once per page view.
    perMinute: 60,
    body: { limit: '8kb' },
    schema: failureReport,
    refusal: 'Not a failure report',
    receive: (report, request) => {
      measuring.failure(report, request)
      metrics.browserFailures.inc(knownRelease(registry(), report.context['remote'], report.context['version']))
      log.warn({ report }, 'browser reported a failure')
    },
  }),
  reportRoute({
    path: ENTERED_PATH,
    perMinute: 60,
    body: { limit: '1kb' },
    schema: enteredReport,
    refusal: 'Not a report of a visit',
    receive: measuring.entered,
  }),
  reportRoute({
    path: REPORTS_PATH,
    // A page whose files are all blocked reports each of them.
    perMinute: 120,
    body: { limit: '64kb', type: ['application/reports+json', 'application/csp-report', 'application/json'] },
    schema: policyReports,
    refusal: 'Not a report of a refused load',
    receive: (violations) => {
      for (const violation of violations) {
        metrics.policyViolations.inc({ directive: violation.directive, own: String(violation.own) })
        log.warn({ violation }, 'a policy refused a load')
      }
    },
  }),
  reportRoute({
    path: '/rum',
    // A page every two seconds. Sent by browsers whose visitors agreed; only counters are kept.
    perMinute: 30,
    body: { limit: RUM_MAX_BYTES, strict: false },
    schema: rumBeacon,
    refusal: 'Not a measurement',
    onOutcome: (outcome) => metrics.beacons.inc({ outcome }),
    receive: (beacon, request) => {
      measuring.view(beacon, request)
      const { path, vitals, remotes } = beacon
      const route = knownRoute(registry(), path)
      for (const [vital, value] of Object.entries(vitals))
        if (vital === 'CLS') metrics.layoutShift.observe({ route }, value)
        else metrics.vitals.observe({ vital, route }, value / 1000)
      for (const { name, version, ms } of remotes)
        metrics.remoteLoad.observe(knownRelease(registry(), name, version), ms / 1000)
    },
  }),
]
