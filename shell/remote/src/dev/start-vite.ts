import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { viteOf } from '../build/vite-of.ts'
import { Failure } from '../failure.ts'
import type { Project } from '../project.ts'
import type { Setting } from '../setting.ts'

export interface DevServer {
  readonly address: string
  /** Settled when the server ends by itself, with what it said last. */
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

/** How long the first page may take: packages are prepared for the browser before it. In ms. */
const READY_MS = 120_000
const LOOK_EVERY_MS = 100
/** Characters of the server's output that are kept for a message. */
const KEPT = 4000

/** A page, not only an open port: the shell's page answers once the kit has put it together. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(READY_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

interface DevRequest {
  readonly site: string
  readonly port: number
  /** Folders of further remotes that are taken from source. */
  readonly beside: readonly string[]
}

/** Starts the Vite that the remote has installed, in the kit's shell mode. Resolves once its page answers. */
export const startVite = async (
  project: Project,
  { site, port, beside }: DevRequest,
  { env, tell }: Pick<Setting, 'env' | 'tell'>,
): Promise<DevServer> => {
  const program = await viteOf(project)
  const address = `http://localhost:${port}`
  const child = spawn(
    process.execPath,
    [program, '--mode', 'shell', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: project.folder,
      env: { ...env, SITE_URL: site, DEV_REMOTES: beside.join(',') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  let isReady = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-KEPT)
      // Before that it says its own address, which is told below with the page's path.
      if (isReady) tell(chunk.toString().trimEnd())
    })
  const gone = new Promise<void>((done) => child.once('close', () => done()))
  let hasEnded = false
  const ended = gone.then(() => {
    hasEnded = true
    return said.trim()
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await gone
  }
  const until = Date.now() + READY_MS
  while (!(await answers(address))) {
    if (hasEnded || Date.now() > until) {
      await stop()
      throw new Failure({
        happened: `The dev server of ${project.name} did not start.`,
        issues: said.trim().split('\n').slice(-20),
        means: 'Nothing is served.',
        remedy: 'Mend what it says above. `npm install` brings missing packages.',
      })
    }
    await sleep(LOOK_EVERY_MS)
  }
  isReady = true
  return { address, ended, stop }
}
