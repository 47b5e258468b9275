import { setTimeout as sleep } from 'node:timers/promises'
import { pino, type Logger } from 'pino'

/** How long a line may wait to be written together with others, in ms. */
const TOGETHER_MS = 200
const TOGETHER_BYTES = 4096
/** Lines that wait for a disk with room, in bytes; what comes beyond is dropped. */
const WAITING_BYTES = 4 * 1024 * 1024
const STDOUT = 1

/**
 * Where lines go. A disk that is full stops no process: lines wait for room, as many as there may be, and at the end those that
 * cannot be written are let go. Left alone, pino tries that for ever.
 */
const outlet = (fd: number) => {
  const destination = pino.destination({
    dest: fd,
    sync: false,
    minLength: TOGETHER_BYTES,
    maxLength: WAITING_BYTES,
    periodicFlush: TOGETHER_MS,
  })
  let failing = false
  destination.on('error', () => {
    failing = true
  })
  destination.on('write', () => {
    failing = false
  })
  process.prependListener('exit', () => {
    if (failing) destination.destroy()
  })
  return destination
}

/**
 * JSON lines on standard output, many to a write: one write a line took as long as serving the page it tells of. An orderly end,
 * and an error that ends the process, still write all of them; only being killed loses those of the last moment.
 */
export const createLog = (service: string, level: string, fd: number = STDOUT): Logger =>
  pino({ level, base: { service } }, outlet(fd))

/** How long the last lines may take, in ms. */
const LAST_MS = 500

/**
 * Resolves once every line is written, or cannot be. To be waited for before the process exits: at exit what is left is written in
 * one go, and where nobody reads any more, that is tried for ever.
 */
export const written = (log: Logger): Promise<unknown> =>
  Promise.race([new Promise((resolve) => log.flush(resolve)), sleep(LAST_MS)])
