import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { root } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/say.mjs'
import { until } from '../support/processes.mjs'
import { form, heals, hotels, page, readiness, told } from './small-site.mjs'

/** Room for logs on the small disk; a few hundred requests fill it. */
const DISK_KB = 64

/** `npm start` as an operator runs it, with everything it said. */
const launch = async (env) => {
  const ports = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()), ...env }
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, RATE_LIMIT_CALLS: '0', RATE_LIMIT_FORMS: '0', SHED_DELAY_MS: '0', ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => said.push(...text.split('\n').filter(Boolean)))
  const gone = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    address: `http://127.0.0.1:${ports.PORT}`,
    ports,
    said,
    pid: child.pid,
    gone,
    running: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}

const launchReady = async (env) => {
  const site = await launch(env)
  try {
    await until(
      'the site is ready',
      async () => site.said.some((line) => line.startsWith('Ready at')) && (await page(site)).status === 200,
      120_000,
    )
    return site
  } catch (error) {
    await site.stop()
    throw error
  }
}

/** The process id of a server that a launcher runs. */
const serverOf = async (launcher, service) => {
  const listed = await run('ps', ['-o', 'pid=,args=', '--ppid', String(launcher.pid)])
  const line = listed.split('\n').find((each) => each.includes(join('services', service, 'dist', 'main.js')))
  if (line === undefined) throw new Error(`the launcher runs no ${service}`)
  return Number(line.trim().split(' ')[0])
}

const wellWhile = async (site) => {
  const asked = []
  for (let n = 0; n < 400; n += 1) asked.push(await page(site))
  const [search, sent] = [await hotels(site), await form(site)]
  return { pages: asked.find(({ status }) => status !== 200) ?? asked[0], search, sent }
}

const isWell = ({ pages, search, sent }) => [pages, search, sent].every(({ status }) => status === 200)
const visitorOf = ({ pages, search, sent }) => `400 pages ${told(pages)}; search ${told(search)}; form ${told(sent)}`
const sentence = (site, pattern) => site.said.find((line) => pattern.test(line)) ?? 'nothing said'

/** The disk that holds the logs is full: nothing else is on it. */
const fullDisk = async (scratch) => {
  const fault = "disk of the launcher's logs full"
  const log = join(scratch, 'log')
  mkdirSync(log)
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_KB}k`, 'tmpfs', log]).then(
    () => true,
    () => false,
  )
  if (!mounted) return { fault, skipped: 'a disk can be mounted by root only' }
  try {
    const site = await launchReady({ DATA_DIR: scratch })
    try {
      const seen = await wellWhile(site)
      const operator = sentence(site, /cannot be written/)
      const full = operator !== 'nothing said'
      await run('mount', ['-o', `remount,size=${DISK_KB * 100}k`, log])
      await until('logs are written again', async () => {
        await page(site)
        return site.said.some((line) => /is written again/.test(line))
      })
      const healed = await heals(site)
      return {
        fault,
        visitor: visitorOf(seen),
        operator,
        healed: full && isWell(seen) && site.running() ? healed : null,
      }
    } finally {
      await site.stop()
    }
  } finally {
    await run('umount', ['-l', log]).catch(() => undefined)
  }
}

/** The log folder is moved away by hand, and the port of a server is held when it has to be started again. */
const movedAndHeld = async (scratch) => {
  const site = await launchReady({ DATA_DIR: scratch })
  try {
    renameSync(join(scratch, 'log'), join(scratch, 'log-moved'))
    const seen = await wellWhile(site)
    const file = join(scratch, 'log', 'bff.log')
    await until('the log is there again', async () => (await page(site)).status === 200 && existsSync(file))
    const moved = {
      fault: 'log folder moved away',
      visitor: visitorOf(seen),
      operator: `log/bff.log is made again, ${readFileSync(file).length > 0 ? 'with what came after' : 'empty so far'}`,
      healed: isWell(seen) && site.running() ? await heals(site) : null,
    }

    const second = await launch({ ...site.ports, DATA_DIR: join(scratch, 'second') })
    const code = await second.gone
    const last = second.said.at(-1) ?? ''
    const taken = {
      fault: 'second start on taken ports',
      visitor: `page ${told(await page(site))}`,
      operator: `ends with ${code}: ${last}`,
      healed: code === 1 && last.includes(site.ports.BACKEND_PORT) ? await heals(site) : null,
    }

    const port = Number(site.ports.BACKEND_PORT)
    const pid = await serverOf(site, 'backend')
    process.kill(pid, 'SIGKILL')
    const holder = createServer((socket) => socket.destroy())
    await until(
      'the port is held',
      () =>
        new Promise((resolve, reject) => {
          holder.once('error', reject).listen(port, '127.0.0.1', () => resolve(true))
        }),
    )
    // Two restarts in vain are enough to tell a launcher that gives up from one that does not.
    await until(
      'the launcher tried in vain',
      async () => site.said.filter((line) => /backend ended/.test(line)).length >= 3,
    )
    const [pages, ready] = [await page(site), await readiness(site)]
    await new Promise((resolve) => holder.close(resolve))
    const healed = await heals(site)
    const held = {
      fault: 'port held at restart',
      visitor: `page ${told(pages)}`,
      operator: `${ready}; ${sentence(site, /backend ended \(code 1\)/)}`,
      healed: pages.status === 200 && /503/.test(ready) ? healed : null,
    }
    return [moved, taken, held]
  } finally {
    await site.stop()
  }
}

/** What goes wrong with `npm start` itself. */
export const launcherFaults = async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'faults-launcher-'))
  try {
    const folders = ['disk', 'moved'].map((name) => join(scratch, name))
    for (const folder of folders) mkdirSync(folder)
    return [await fullDisk(folders[0]), ...(await movedAndHeld(folders[1]))]
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
