import { resolve } from 'node:path'
import { backupTables, writeBackup, type BackupSummary } from '../backup/backup.ts'
import { checkBackup, restoreBackup } from '../backup/restore.ts'
import { UsageError, withDatabase } from './with-database.ts'

const USAGE = `Usage:
  backup FILE     writes everything stored to FILE while the site goes on
  restore FILE    writes FILE into an empty database`

const told = ({ rows, sha256 }: BackupSummary): string =>
  `${backupTables.map((table) => `${rows[table]} ${table}`).join(', ')}; sha256 ${sha256}`

await withDatabase(async (open, [verb, name, ...rest]) => {
  if (name === undefined || rest.length > 0) throw new UsageError(USAGE)
  const file = resolve(process.env['INIT_CWD'] ?? '.', name)
  if (verb === 'backup') {
    await writeBackup(await open(), file, new Date())
    // Read the file back to verify it.
    console.log(
      `${told(await checkBackup(file))}\nWritten to ${file}. It holds personal data: keep it as you keep the database.`,
    )
  } else if (verb === 'restore') {
    const restored = await restoreBackup(await open(), file)
    console.log(`${told(restored)}\nRestored as of ${restored.takenAt}.`)
  } else throw new UsageError(USAGE)
})
