import { setTimeout as sleep } from 'node:timers/promises'
import { pino, type Logger } from 'pino'

/** How long a line may wait to be written together with others, in ms. */
const TOGETHER_MS = 200
const TOGETHER_BYTES = 4096

/**
 * JSON lines on standard output, many to a write: one write a line took as long as serving the page it tells of. An orderly end,
 * and an error that ends the process, still write all of them; only being killed loses those of the last moment.
 */
export const createLog = (service: string, level: string): Logger =>
  pino(
    { level, base: { service } },
    pino.destination({ sync: false, minLength: TOGETHER_BYTES, periodicFlush: TOGETHER_MS }),
  )

/** How long the last lines may take, in ms. */
const LAST_MS = 500

/**
 * Resolves once every line is written, or cannot be. To be waited for before the process exits: at exit what is left is written in
 * one go, and where nobody reads any more, that is tried for ever.
 */
export const written = (log: Logger): Promise<unknown> =>
  Promise.race([new Promise((resolve) => log.flush(resolve)), sleep(LAST_MS)])
