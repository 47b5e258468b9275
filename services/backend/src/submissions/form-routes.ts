import { contactMessage } from '@site/contracts/contact'
import { partnerEnquiry } from '@site/contracts/partner-enquiry'
import { waitlistConfirmation } from '@site/contracts/waitlist'
import { Router, type Request, type RequestHandler } from 'express'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { jsonBody, validate } from '../http/body.ts'
import { waitlistMail } from '../mail/form-mails.ts'
import { contactSubmission, partnerSubmission } from './entries.ts'
import { circumstancesOf } from './guard.ts'
import { isWithheld, limitConfirmations } from './recipient-limit.ts'
import { outboxRow, storeWithRetry, type Outcome, type Submission } from './store.ts'
import type { WaitlistOptions } from './waitlist-routes.ts'

/**
 * The confirmation is queued together with the entry, so this call only queues those of entries that were added otherwise (an import). An
 * address that is not on the waitlist gets no mail: else the call could send mail to any address.
 */
const confirm = (db: Kysely<Schema>, email: string): Promise<Outcome> =>
  db.transaction().execute(async (trx) => {
    const lacking = await trx
      .selectFrom('waitlist')
      .leftJoin('outbox', (join) =>
        join.onRef('outbox.entry_id', '=', 'waitlist.id').on('outbox.kind', '=', 'waitlist-confirmation'),
      )
      .select(['waitlist.id', 'name', 'email', 'source', 'held'])
      .where('email', '=', email.toLowerCase())
      .where('outbox.id', 'is', null)
      .execute()
    if (lacking.length === 0) return 'repeated'
    const rows = await limitConfirmations(
      trx,
      lacking.map((entry) => {
        const source = entry.source === 'careers' ? ('careers' as const) : ('public' as const)
        return outboxRow(waitlistMail({ ...entry, source }), entry.id, entry.held)
      }),
    )
    await trx
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.constraint('outbox_once').doNothing())
      .execute()
    return rows.some(isWithheld) ? 'withheld' : 'stored'
  })

/** The functions behind the partner and contact forms and the waitlist's confirmation. */
export const formRoutes = ({ database, minFillMs, retryTimeoutMs, onStored, limit }: WaitlistOptions): Router => {
  const router = Router()
  const form = (name: string, handle: (request: Request) => Promise<Outcome>): void => {
    const handler: RequestHandler = async (request, response) => {
      onStored(await handle(request))
      response.json({ ok: true })
    }
    router.post(`/${name}`, limit, jsonBody, handler)
  }
  const circumstances = (request: Request) => circumstancesOf(request, request.body, minFillMs)
  const save = (submission: Submission) => storeWithRetry(database, submission, retryTimeoutMs)
  form('notify-intake', (request) =>
    save(partnerSubmission(validate(partnerEnquiry, request.body), circumstances(request))),
  )
  form('send-contact-email', (request) =>
    save(contactSubmission(validate(contactMessage, request.body), circumstances(request))),
  )
  form('waitlist-confirmation', (request) =>
    confirm(database.use(), validate(waitlistConfirmation, request.body).email),
  )
  return router
}
