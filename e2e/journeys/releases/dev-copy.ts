import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../support/free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface DevCopy {
  readonly address: string
  /** Says one text of one source file otherwise, as its team would in an editor. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** What `npm run dev -w <name>` serves, from a copy of the remote's sources that may be edited. The site must be running. */
export const startDevCopy = async (name: string, site: string): Promise<DevCopy> => {
  // Inside the checkout, so that packages are found as from the remote's own folder.
  await mkdir(join(root, 'e2e/.reports'), { recursive: true })
  const work = await mkdtemp(join(root, 'e2e/.reports/dev-'))
  const folder = join(work, name)
  for (const file of ['src', 'package.json', 'vite.config.ts', 'tsconfig.json'])
    await cp(join(root, name, file), join(folder, file), { recursive: true })
  const port = await freePort()
  const address = `http://localhost:${port}`
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const server = spawn(process.execPath, [vite, '--mode', 'shell', '--port', String(port), '--strictPort'], {
    cwd: folder,
    env: { ...process.env, SITE_URL: site },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  const answers = () =>
    fetch(address, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await answers()); tries += 1)
    if (tries === 150) throw new Error(`the dev server of ${name} does not answer`)
    else await sleep(200)
  return {
    address,
    edit: async (file, from, to) => {
      const text = await readFile(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`'${from}' does not stand in ${file}`)
      await writeFile(join(folder, file), text.replaceAll(from, to))
    },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(work, { recursive: true, force: true })
    },
  }
}
