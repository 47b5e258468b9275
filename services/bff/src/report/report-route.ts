import { json, Router } from 'express'
import type { Logger } from 'pino'
import * as z from 'zod'

const short = z.string().max(500)
const report = z.object({
  composition: short,
  message: short,
  path: short,
  context: z.record(z.string().max(40), short).refine((value) => Object.keys(value).length <= 12),
})

/** Takes failure reports of the browser: which remote, which version, which composition. Nothing a visitor typed is in them. */
export const reportRoute = (log: Logger): Router => {
  const router = Router()
  router.post('/report', json({ limit: '8kb' }), (request, response) => {
    const parsed = report.safeParse(request.body)
    if (!parsed.success) return void response.status(422).json({ error: 'Not a failure report', code: 'invalid' })
    log.warn({ report: parsed.data }, 'browser reported a failure')
    response.status(204).end()
  })
  return router
}
