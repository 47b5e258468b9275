import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EntryTable } from '../database/schema.ts'

export interface DrillSubmission {
  readonly email: string
  readonly table: EntryTable
  readonly path: string
  readonly body: object
  readonly mails: number
  readonly key: string
}

const FORMS = [
  { table: 'waitlist', path: '/rest/v1/waitlist', mails: 1, body: { name: 'Drill', source: 'public' } },
  {
    table: 'partner_enquiry',
    path: '/functions/v1/notify-intake',
    mails: 2,
    body: { fullName: 'Drill', company: 'Drill', message: 'One of many' },
  },
  {
    table: 'contact_message',
    path: '/functions/v1/send-contact-email',
    mails: 1,
    body: { name: 'Drill', subject: 'Other', message: 'One of very many', formType: 'contact' },
  },
] as const

export const drillSubmission = (index: number): DrillSubmission => {
  const form = FORMS[index % FORMS.length] ?? FORMS[0]
  const email = `visitor${index}@drill.example`
  return { ...form, email, body: { ...form.body, email }, key: randomUUID() }
}

export interface VisitorOptions {
  readonly urls: readonly string[]
  readonly anonKey: string
  readonly tries: number
}

/** Null if it was accepted, else the response or error. */
const attempt = async (
  url: string,
  { anonKey }: VisitorOptions,
  submission: DrillSubmission,
): Promise<string | null> => {
  try {
    const answer = await fetch(`${url}${submission.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: anonKey, 'idempotency-key': submission.key },
      body: JSON.stringify(submission.body),
      signal: AbortSignal.timeout(5000),
    })
    const words = await answer.text()
    return answer.ok ? null : `${answer.status} ${words.slice(0, 200)}`
  } catch (error) {
    return String(error)
  }
}

/**
 * Sends one submission as a browser does: tries again after a failure, and every fifth one is sent to two servers at the same
 * moment, as when a slow first try and its fallback overlap. Null once any try got a 2xx, else the last answer.
 */
export const visit = async (
  index: number,
  submission: DrillSubmission,
  options: VisitorOptions,
): Promise<string | null> => {
  const { urls, tries } = options
  let last = ''
  for (let n = 0; n < tries; n += 1) {
    const first = urls[(index + n) % urls.length] ?? ''
    const second = urls[(index + n + 1) % urls.length] ?? first
    const results = await Promise.all(
      (index % 5 === 0 ? [first, second] : [first]).map((url) => attempt(url, options, submission)),
    )
    if (results.includes(null)) return null
    last = `${first}: ${results[0]}`
    await sleep(100 + Math.random() * 400)
  }
  return last
}
