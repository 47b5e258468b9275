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
