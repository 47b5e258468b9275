import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createStream } from 'rotating-file-stream'

/** When a log begins a new file, and how many old ones are kept. */
const ROTATION = { size: '20M', interval: '1d', rotate: 7 }
/** A log that cannot be written is tried again after this, and its file looked for this often, in ms. */
const LOOK_MS = 2000
/** Bytes that may wait for a slow disk; what comes beyond is dropped. */
const WAITING_BYTES = 4 * 1024 * 1024

const fileOf = (name, index) => (typeof index === 'number' ? `${name}.${index}.log` : `${name}.log`)

/**
 * Logs in a folder, one file a name, rotated by size and age. Nothing that happens to the disk reaches the caller: while a log
 * cannot be written its lines are dropped, and a folder that was moved away is made again. `onChange` hears a sentence when writing
 * fails and when it works again.
 */
export const createLogFiles = (folder, { onChange = () => {}, lookMs = LOOK_MS, rotation = ROTATION } = {}) => {
  const logs = new Map()

  const open = (name, log) => {
    const stream = createStream((index) => fileOf(name, index), { ...rotation, path: folder })
    log.stream = stream
    stream.on('open', () => {
      log.opened = stream
      if (!log.failing) return
      log.failing = false
      onChange(`${fileOf(name)} is written again`)
    })
    stream.on('error', (error) => {
      if (log.stream === stream) log.stream = null
      if (log.failing) return
      log.failing = true
      onChange(`${fileOf(name)} cannot be written (${error.code ?? error.message}); the site goes on without it`)
    })
  }

  /** Opens a log that is closed, and leaves a file that is no longer where it was opened. */
  const look = (name, log) => {
    if (Date.now() < log.lookAt) return
    log.lookAt = Date.now() + lookMs
    const { stream } = log
    if (stream === null) return open(name, log)
    if (log.opened !== stream) return
    access(join(folder, fileOf(name))).catch(() => {
      if (log.stream !== stream) return
      stream.end()
      open(name, log)
    })
  }

  return {
    write: (name, chunk) => {
      const log = logs.get(name) ?? { stream: null, opened: null, lookAt: 0, failing: false }
      logs.set(name, log)
      look(name, log)
      if (log.stream !== null && log.stream.writableLength < WAITING_BYTES) log.stream.write(chunk)
    },
    /** Resolves when everything is written, or cannot be. */
    close: () =>
      Promise.all(
        [...logs.values()].map(
          ({ stream }) =>
            new Promise((resolve) => {
              if (stream === null || stream.destroyed) return resolve()
              stream.on('close', resolve)
              stream.end()
            }),
        ),
      ),
  }
}
