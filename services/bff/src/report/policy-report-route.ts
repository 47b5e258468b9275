import { json, Router } from 'express'
import type { Logger } from 'pino'
import { REPORTS_PATH } from '../document/security-headers.ts'
import { perAddress } from './per-address.ts'
import { readPolicyReports, type PolicyViolation } from './policy-report.ts'

/** A page whose files are all blocked reports each of them. */
const PER_MINUTE = 120
const TYPES = ['application/reports+json', 'application/csp-report', 'application/json']

/** Receives policy violation reports of browsers. */
export const policyReportRoute = (log: Logger, onViolation: (violation: PolicyViolation) => void): Router => {
  const router = Router()
  const limit = perAddress(PER_MINUTE, () => undefined)
  router.post(REPORTS_PATH, limit, json({ limit: '64kb', type: TYPES }), (request, response) => {
    const violations = readPolicyReports(request.body)
    if (violations === null)
      return void response.status(422).json({ error: 'Not a report of a refused load', code: 'invalid' })
    for (const violation of violations) {
      onViolation(violation)
      log.warn({ violation }, 'a policy refused a load')
    }
    response.status(204).end()
  })
  return router
}
