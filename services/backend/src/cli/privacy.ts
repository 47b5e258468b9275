import { join, resolve } from 'node:path'
import { EMAIL_SHAPE } from '@site/contracts/text'
import { removeMails } from '../outbox/mail-folder.ts'
import { erasePerson, exportPerson } from '../privacy/personal-data.ts'
import { UsageError, withDatabase } from './with-database.ts'

const USAGE = `Usage:
  privacy export <email>   everything stored under an address, as JSON
  privacy erase <email>    removes it, mails and their files included; there is no way back`

await withDatabase(async (open, [verb, email = '', ...rest], env) => {
  if (!EMAIL_SHAPE.test(email) || rest.length > 0) throw new UsageError(USAGE)
  if (verb === 'export') console.log(JSON.stringify(await exportPerson(await open(), email), null, 2))
  else if (verb === 'erase') {
    const { entries, mails, mailIds } = await erasePerson(await open(), email)
    await removeMails(join(resolve(env.DATA_DIR), 'mail'), mailIds, email)
    console.log(`Erased ${entries} entries and ${mails} mails.`)
    if (env.SMTP_URL !== undefined && mails > 0) console.log('Mails already sent are in the mailboxes they went to.')
  } else throw new UsageError(USAGE)
})
