import { readFile, readlink, realpath, unlink } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../log.ts'

/** A running server, according to its lock file. */
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
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Whether `pid` is the server of `directory`. After a reboot the id may belong to another program, and in a container a killed server
 * may remain as a zombie: PostgreSQL itself takes both for a running server and refuses to start.
 */
const serves = async (pid: number, directory: string): Promise<boolean> => {
  if (!isAlive(pid)) return false
  if (platform() !== 'linux') return true
  try {
    const state = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.[0]
    if (state === 'Z' || state === 'X') return false
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(directory))
  } catch (error) {
    // No permission to read the link (another user's process): assume that it is the server.
    return codeOf(error) === 'EACCES'
  }
}

/** The server that runs on `directory`, or null; a stale lock file is removed. */
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
  // Read again: another process may have started a server meanwhile, whose file must stay.
  if ((await readFile(file, 'utf8').catch(() => '')) === text) await unlink(file).catch(() => undefined)
  return null
}
