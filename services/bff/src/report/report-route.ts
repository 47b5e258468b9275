import { json, Router } from 'express'
import type { Logger } from 'pino'
import * as z from 'zod'
import { perAddress } from './per-address.ts'

const short = z.string().max(500)
const report = z.object({
  composition: short,
  message: short,
  path: short,
  context: z.record(z.string().max(40), short).refine((value) => Object.keys(value).length <= 12),
})

/** Browsers report each distinct failure once per page view. */
const PER_MINUTE = 60

/** Receives failure reports of browsers: remote, version, composition. They contain no form input. */
export const reportRoute = (log: Logger, onReport: (context: Readonly<Record<string, string>>) => void): Router => {
  const router = Router()
  const limit = perAddress(PER_MINUTE, () => undefined)
  router.post('/report', limit, json({ limit: '8kb' }), (request, response) => {
    const parsed = report.safeParse(request.body)
    if (!parsed.success) return void response.status(422).json({ error: 'Not a failure report', code: 'invalid' })
    onReport(parsed.data.context)
    log.warn({ report: parsed.data }, 'browser reported a failure')
    response.status(204).end()
  })
  return router
}
