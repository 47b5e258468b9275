import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Gazetteer } from '../../src/search/gazetteer.ts'
import { readExtract, type Extract } from '../../src/import/extract-store.ts'
import { importExtract } from '../../src/import/import-extract.ts'

/** An extract imported as an owner would, and read back. */
export async function imported(file: string, gazetteer: Gazetteer): Promise<Extract> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-walk-'))
  try {
    return readExtract((await importExtract({ files: [file], root, gazetteer })).folder)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

export interface ImportRun {
  readonly file: string
  readonly megabytes: number
  readonly seconds: number
  readonly megabytesPerSecond: number
  /** Peak resident memory of a process that imports this file alone, MB. */
  readonly peakMegabytes: number
}

/**
 * Imports a file in a process of its own and reads its peak memory. `cli` is the built importer, which prints
 * `peak <kilobytes> seconds <seconds>` when `BENCH_IMPORT` is set.
 */
export function importRun(cli: string, file: string): ImportRun {
  const into = mkdtempSync(path.join(tmpdir(), 'bench-import-'))
  try {
    const run = spawnSync(process.execPath, [cli, file, '--into', into], {
      encoding: 'utf8',
      env: { ...process.env, BENCH_IMPORT: '1' },
    })
    const match = /peak (\d+) seconds ([\d.]+)/.exec(run.stdout)
    if (run.status !== 0 || !match) throw new Error(`Importing ${file} failed: ${run.stderr}`)
    const megabytes = statSync(file).size / 1e6
    const seconds = Number(match[2])
    return {
      file: path.basename(file),
      megabytes,
      seconds,
      megabytesPerSecond: megabytes / seconds,
      peakMegabytes: Number(match[1]) / 1024,
    }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
