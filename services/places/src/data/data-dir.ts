import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DataError } from './table.ts'

/**
 * The shipped data folder, wherever this code was bundled to: `data/` of this package or `services/places/data` of a
 * checkout, looked for upwards from the running file and from the working folder. Throws `DataError` when there is none.
 */
export function findDataDir(): string {
  for (const start of [path.dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let up = 0; up < start.split(path.sep).length; up += 1) {
      for (const candidate of ['data', 'services/places/data']) {
        const dir = path.join(start, '../'.repeat(up), candidate)
        if (existsSync(path.join(dir, 'credits.json'))) return dir
      }
    }
  }
  throw new DataError('The place data is missing: run npm run places:build -- <folder of source tables>')
}
