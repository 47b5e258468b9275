import { setTimeout as sleep } from 'node:timers/promises'
import { pino, type Logger } from 'pino'

/** Lines are buffered up to this time, in ms, or this size. */
const FLUSH_MS = 200
const FLUSH_BYTES = 4096
/** Buffer for lines that a full disk cannot take, in bytes; more are dropped. */
const MAX_BUFFER_BYTES = 4 * 1024 * 1024
const STDOUT = 1

/**
 * A full disk must not stop the process: lines are buffered, and at exit those that cannot be written are dropped. By default pino
 * retries forever.
 */
const createDestination = (fd: number) => {
  const destination = pino.destination({
    dest: fd,
    sync: false,
    minLength: FLUSH_BYTES,
    maxLength: MAX_BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
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
 * JSON lines on standard output, buffered: one write a line took as long as serving a page. A normal exit and an uncaught error still
 * flush all of them; SIGKILL loses the buffered ones.
 */
export const createLog = (service: string, level: string, fd: number = STDOUT): Logger =>
  pino({ level, base: { service } }, createDestination(fd))

/** How long the final flush may take, in ms. */
const FINAL_FLUSH_MS = 500

/**
 * Resolves once every line is written, or the time limit is over. Await it before the process exits: at exit the buffer is written
 * synchronously, and that never ends if the reader of the pipe is gone.
 */
export const flushed = (log: Logger): Promise<unknown> =>
  Promise.race([new Promise((resolve) => log.flush(resolve)), sleep(FINAL_FLUSH_MS)])
