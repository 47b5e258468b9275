import type { Kysely } from 'kysely'
import { entryTables, type EntryTable, type Schema } from '../database/schema.ts'

/** Everything stored under one address. */
export interface PersonalData {
  readonly email: string
  readonly entries: Readonly<Record<EntryTable, readonly object[]>>
  /** Mails to the address or about its entries; the text of sent ones is deleted. */
  readonly mails: readonly object[]
}

const byEmail = (db: Kysely<Schema>, table: EntryTable, email: string) =>
  db.selectFrom(table).selectAll().where('email', '=', email).orderBy('created_at').execute()

const mailsOf = async (db: Kysely<Schema>, email: string, entryIds: readonly string[]) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where((or) =>
      or.or([
        or('recipient', '=', email),
        or('reply_to', '=', email),
        ...(entryIds.length === 0 ? [] : [or('entry_id', 'in', entryIds)]),
      ]),
    )
    .orderBy('created_at')
    .execute()

/** The right of access: everything stored under an address, as JSON. */
export const exportPerson = async (db: Kysely<Schema>, address: string): Promise<PersonalData> => {
  const email = address.trim().toLowerCase()
  const waitlist = await byEmail(db, 'waitlist', email)
  const partner_enquiry = await byEmail(db, 'partner_enquiry', email)
  const contact_message = await byEmail(db, 'contact_message', email)
  const ids = [...waitlist, ...partner_enquiry, ...contact_message].map((entry) => entry.id)
  return { email, entries: { waitlist, partner_enquiry, contact_message }, mails: await mailsOf(db, email, ids) }
}

export interface Erased {
  readonly entries: number
  readonly mails: number
  /** Ids of the erased mails, whose files a mail folder may still hold. */
  readonly mailIds: readonly string[]
}

/** The right to be forgotten: every entry under an address and every mail to it or about it, in one transaction. */
export const erasePerson = (db: Kysely<Schema>, address: string): Promise<Erased> =>
  db.transaction().execute(async (trx) => {
    const email = address.trim().toLowerCase()
    const ids: string[] = []
    for (const table of entryTables) {
      const gone = await trx.deleteFrom(table).where('email', '=', email).returning('id').execute()
      ids.push(...gone.map((entry) => entry.id))
    }
    const mailIds = (await mailsOf(trx, email, ids)).map((mail) => mail.id)
    if (mailIds.length > 0) await trx.deleteFrom('outbox').where('id', 'in', mailIds).execute()
    return { entries: ids.length, mails: mailIds.length, mailIds }
  })
