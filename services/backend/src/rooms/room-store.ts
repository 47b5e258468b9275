import { randomUUID } from 'node:crypto'
import { roomLimits, type RoomRole } from '@site/contracts/room'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { ROOMS_ROLE, type Schema } from '../database/schema.ts'
import { hashOf, newSecrets } from './secrets.ts'

export interface StoredRoom {
  readonly id: string
  readonly state: Uint8Array
  readonly version: number
}

const asRooms = <T>(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local role ${sql.ref(ROOMS_ROLE)}`.execute(trx)
    return work(trx)
  })

/** By the clock of the database: those of visitors and of this process may be wrong. */
const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`

const alive = (eb: ExpressionBuilder<Schema, 'plan_room'>) =>
  eb.and([
    eb('visited_at', '>=', daysAgo(roomLimits.keepDays)),
    eb.or([eb('version', '>', 0), eb('created_at', '>=', daysAgo(roomLimits.keepEmptyDays))]),
  ])

const readRoom = (trx: Kysely<Schema>, id: string): Promise<StoredRoom | undefined> =>
  trx.selectFrom('plan_room').select(['id', 'state', 'version']).where('id', '=', id).executeTakeFirst()

/** Makes a room and returns its secrets; null when there are `most` already. */
export const createRoom = (db: Kysely<Schema>, most: number) =>
  asRooms(db, async (trx) => {
    const { count } = await trx
      .selectFrom('plan_room')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    if (count >= most) return null
    const secrets = newSecrets()
    const hashes = { edit_hash: hashOf(secrets.edit), view_hash: hashOf(secrets.view) }
    await trx
      .insertInto('plan_room')
      .values({ id: randomUUID(), ...hashes })
      .execute()
    return secrets
  })

/** Rooms that are joined often are not written each time. */
const VISIT_AGAIN = sql<Date>`now() - interval '1 hour'`

/** The room that a secret opens, and as what; null when there is none any more. Counts as a visit. */
export const findRoom = (
  db: Kysely<Schema>,
  secret: string,
): Promise<(StoredRoom & { readonly role: RoomRole }) | null> =>
  asRooms(db, async (trx) => {
    const hash = hashOf(secret)
    const row = await trx
      .selectFrom('plan_room')
      .select(['id', 'state', 'version', 'edit_hash'])
      .where((eb) => eb.or([eb('edit_hash', '=', hash), eb('view_hash', '=', hash)]))
      .where(alive)
      .executeTakeFirst()
    if (row === undefined) return null
    await trx
      .updateTable('plan_room')
      .set({ visited_at: sql`now()` })
      .where('id', '=', row.id)
      .where('visited_at', '<', VISIT_AGAIN)
      .execute()
    const { edit_hash, ...room } = row
    return { ...room, role: hash.equals(edit_hash) ? 'edit' : 'view' }
  })

/**
 * Writes the next state of a room, made by `next` of what is stored at that moment: two processes take turns. Null from `next` writes
 * nothing. Returns what is stored now; null when the room is gone.
 */
export const changeRoom = (
  db: Kysely<Schema>,
  known: StoredRoom,
  next: (newest: StoredRoom) => Promise<Uint8Array | null>,
): Promise<StoredRoom | null> =>
  asRooms(db, async (trx) => {
    const { id } = known
    const row = await trx.selectFrom('plan_room').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
    const newest = row?.version === known.version ? known : row && (await readRoom(trx, id))
    if (newest === undefined) return null
    const state = await next(newest)
    if (state === null) return newest
    const version = newest.version + 1
    await trx
      .updateTable('plan_room')
      .set({ state: Buffer.from(state), version, visited_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    return { id, state, version }
  })

export const loadRoom = (db: Kysely<Schema>, id: string): Promise<StoredRoom | null> =>
  asRooms(db, async (trx) => (await readRoom(trx, id)) ?? null)

/** The versions of rooms by id; one that is gone is missing. */
export const versionsOf = (db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  asRooms(db, async (trx) => {
    const rows = await trx.selectFrom('plan_room').select(['id', 'version']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, version }) => [id, version]))
  })

/** Removes rooms that nobody visits any more, as the owner of the table. Returns how many. */
export const removeOldRooms = async (db: Kysely<Schema>): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('plan_room')
    .where((eb) => eb.not(alive(eb)))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
