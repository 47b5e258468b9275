import { readFile, readlink, realpath, unlink } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'

/** A running server as its lock file tells. */
export interface Postmaster {
  readonly pid: number
  /** 0 while the server has not written its port yet. */
  readonly port: number
}

/** Lines of postmaster.pid: pid, data directory, start time, port, … (PostgreSQL source: utils/pidfile.h). */
export const parsePidFile = (text: string): Postmaster | null => {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return null
  const port = Number(lines[3] ?? '')
  return { pid, port: Number.isInteger(port) && port > 0 ? port : 0 }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether `pid` really serves `directory`. After a restart of the machine the number may belong to another program, and in a
 * container nobody may have collected a killed server: PostgreSQL itself takes both for a live rival and refuses to start.
 */
const serves = async (pid: number, directory: string): Promise<boolean> => {
  if (!isAlive(pid)) return false
  if (platform() !== 'linux') return true
  try {
    const state = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.[0]
    if (state === 'Z' || state === 'X') return false
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(directory))
  } catch (error) {
    // Not ours to look into (another user's): then it is not our server either, unless /proc is closed to us altogether.
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  }
}

/** The server that runs on `directory`, or null; a lock file that no server stands behind is removed. */
export const findPostmaster = async (directory: string): Promise<Postmaster | null> => {
  const file = join(directory, 'postmaster.pid')
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return null
  }
  const found = parsePidFile(text)
  if (found !== null && (await serves(found.pid, directory))) return found
  // Read again: in the meantime another process may have started a server, whose file must stay.
  if ((await readFile(file, 'utf8').catch(() => '')) === text) await unlink(file).catch(() => undefined)
  return null
}
