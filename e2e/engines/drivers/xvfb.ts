import { Readable } from 'node:stream'
import { firstLine, startProcess } from './start-process.ts'

/** In px. */
export const SCREEN = { width: 1400, height: 1100 } as const

export interface Display {
  /** Value of `DISPLAY`. */
  readonly name: string
  readonly stop: () => Promise<void>
}

/** Starts a screen without a monitor on the first free display number. */
export const startXvfb = async (): Promise<Display> => {
  const { child, stop } = startProcess(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp', '-terminate'],
    { channel: true },
  )
  const channel = child.stdio[3]
  if (!(channel instanceof Readable)) throw new Error('Xvfb was started without a channel')
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
  })
  return { name: `:${await Promise.race([firstLine(channel), failed])}`, stop }
}
