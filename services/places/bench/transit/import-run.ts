import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface ImportRun {
  readonly file: string
  readonly seconds: number
  /** Peak resident memory of a process that imports this feed alone, MB. */
  readonly peakMegabytes: number
}

/**
 * Imports a feed in a process of its own and reads its peak memory. `cli` is the built importer, which prints
 * `peak <kilobytes> seconds <seconds>` when `BENCH_IMPORT` is set.
 */
export function importRun(cli: string, file: string, city: string): ImportRun {
  const into = mkdtempSync(path.join(tmpdir(), 'bench-timetable-'))
  try {
    const run = spawnSync(process.execPath, [cli, file, '--city', city, '--into', into], {
      encoding: 'utf8',
      env: { ...process.env, BENCH_IMPORT: '1' },
    })
    const match = /peak (\d+) seconds ([\d.]+)/.exec(run.stdout)
    if (run.status !== 0 || !match) throw new Error(`Importing ${file} failed: ${run.stderr}`)
    return { file: path.basename(file), seconds: Number(match[2]), peakMegabytes: Number(match[1]) / 1024 }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
