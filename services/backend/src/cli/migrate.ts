import { UsageError, withDatabase } from './with-database.ts'

/** Brings the database to the newest version and ends: before servers of that version ask for it. */
await withDatabase(async (open, args) => {
  if (args.length > 0) throw new UsageError('Usage: migrate (it takes nothing)')
  await open()
  console.log('The database is at the newest version.')
})
