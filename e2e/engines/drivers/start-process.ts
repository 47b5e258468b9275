import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

export interface Started {
  readonly child: ChildProcess
  readonly stop: () => Promise<void>
}

/** Starts a program that ends with this process at the latest. Its output is dropped; `channel` opens file descriptor 3 for reading. */
export const startProcess = (
  command: string,
  args: readonly string[],
  { env = {}, channel = false }: { env?: Readonly<Record<string, string>>; channel?: boolean } = {},
): Started => {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', ...(channel ? (['pipe'] as const) : [])],
  })
  const kill = () => void child.kill()
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
  }
  return { child, stop }
}

/** First line that a program writes to a stream; fails when the stream ends before. */
export const firstLine = (stream: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')))
    })
    stream.once('close', () => reject(new Error('the program ended before its first line')))
  })
