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

/** A browser reports each distinct failure once a page. */
const PER_MINUTE = 60

/** Takes failure reports of the browser: which remote, which version, which composition. Nothing a visitor typed is in them. */
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
