import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Dev servers of one remote at once. */
const SLOTS = 20
const OWNER = 'owner'

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process runs as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const take = (folder: string, pid: number): boolean => {
  const file = join(folder, OWNER)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, String(pid), { flag: 'wx' })
    return true
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner === pid) return true
    if (runs(owner)) return false
    rmSync(file, { force: true })
    return take(folder, pid)
  }
}

/**
 * A folder for the prepared dependencies of one dev server, below `parent`: the first that no running server has. Two that share one
 * rewrite it under each other until one shows a blank page; one that is started again finds its own, prepared.
 */
export const cacheFolder = (parent: string, pid = process.pid): string => {
  for (let slot = 1; slot <= SLOTS; slot += 1) {
    const folder = join(parent, `dev-${slot}`)
    if (take(folder, pid)) return join(folder, 'deps')
  }
  throw new Error(`${SLOTS} dev servers run from ${parent} already`)
}
