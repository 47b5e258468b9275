import type { OutboxStatus } from '../database/schema.ts'
import { listWaiting, releaseMails, retryMails } from '../outbox/operate.ts'
import { UsageError, withDatabase } from './with-database.ts'

const USAGE = `Usage:
  outbox list [pending|parked|held|sent]   mails that have not gone out, or those of one state
  outbox retry [id ...]                    retry parked mails and send waiting ones now; all, or those named
  outbox release <id ...>                  send mails held back because their form looked automatic`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const STATES: readonly OutboxStatus[] = ['pending', 'parked', 'held', 'sent']
const MAX_LISTED = 500

const idsOf = (args: readonly string[]): readonly string[] => {
  if (!args.every((id) => UUID.test(id))) throw new UsageError(USAGE)
  return args
}

await withDatabase(async (open, [verb, ...rest]) => {
  if (verb === 'list') {
    const status = rest[0] === undefined ? null : STATES.find((state) => state === rest[0])
    if (status === undefined || rest.length > 1) throw new UsageError(USAGE)
    const mails = await listWaiting(await open(), status, MAX_LISTED)
    for (const mail of mails) {
      const next = mail.status === 'pending' ? `next ${mail.next_attempt_at.toISOString()}` : ''
      const parts = [mail.id, mail.status, mail.kind, `tries ${mail.attempts}`, mail.created_at.toISOString(), next]
      console.log([...parts, mail.last_error ?? ''].filter((part) => part !== '').join('  '))
    }
    console.log(`${mails.length}${mails.length === MAX_LISTED ? ' or more' : ''} mails`)
  } else if (verb === 'retry') {
    const ids = idsOf(rest)
    console.log(`${await retryMails(await open(), ids)} mails will be sent now`)
  } else if (verb === 'release' && rest.length > 0) {
    const ids = idsOf(rest)
    console.log(`${await releaseMails(await open(), ids)} mails released`)
  } else throw new UsageError(USAGE)
})
