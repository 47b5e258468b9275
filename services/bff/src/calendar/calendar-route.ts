import { planCalendar } from '@site/contracts/plan-calendar'
import { Router, type Response } from 'express'
import { queryOf } from '../pages/compositions.ts'
import { perAddress } from '../reports/report-routes.ts'

/** Calendar programs ask every few hours; those of many people come from one address of a large provider. */
const PER_MINUTE = 300

const REFUSALS = {
  missing: [400, 'There is no plan in this address. Copy the calendar’s address from your plan again.'],
  damaged: [400, 'We can’t read the plan in this address: part of it is missing. Copy it from your plan again.'],
  'too-long': [414, 'This address is too long to be a plan’s. Copy the calendar’s address from your plan again.'],
  newer: [422, 'The plan in this address comes from a newer version of this site. Please try again later.'],
} as const

const refuse = (response: Response, why: keyof typeof REFUSALS): void => {
  const [status, words] = REFUSALS[why]
  response.status(status).type('text/plain').send(`${words}\n`)
}

/** The calendar of a plan, `/plan.ics?plan=<code>`: the plan is in the address, nothing of it is kept or logged. */
export const calendarRoute = (): Router =>
  Router().get(
    planCalendar.path,
    perAddress(PER_MINUTE, () => undefined),
    async (request, response) => {
      // The days of a traveller: nothing between us and their calendar stores them, and no search engine lists them.
      response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      if (request.originalUrl.length > planCalendar.maxAddress) return refuse(response, 'too-long')
      const code = queryOf(request).get(planCalendar.param)
      if (!code) return refuse(response, 'missing')
      // Loaded with the first subscription.
      const { calendarOfCode } = await import('mf-planner/calendar')
      const made = calendarOfCode(code, new Date())
      if (made.kind !== 'calendar') return refuse(response, made.kind)
      response.attachment(made.name).type('text/calendar').send(made.text)
    },
  )
