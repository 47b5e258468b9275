import { spawn } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../scripts/lib/free-port.mjs'
import { root } from '../../../../scripts/lib/root.mjs'
import { run } from '../../../../scripts/lib/say.mjs'
import { filesIn } from './files.mjs'
import { residentOf } from './resident.mjs'

const apps = fileURLToPath(new URL('../apps', import.meta.url))
const next = join(apps, 'node_modules', 'next', 'dist', 'bin', 'next')
const READY_MS = 60_000

const zone = (name, port, env) => {
  const cwd = join(apps, 'next', name)
  const settings = { ...env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  let child = null
  const start = async () => {
    child = spawn(process.execPath, [next, 'start', '--port', String(port), '--hostname', 'localhost'], {
      cwd,
      env: { ...process.env, ...settings },
      stdio: 'ignore',
    })
    const until = Date.now() + READY_MS
    while (
      !(await fetch(`http://localhost:${port}/`).then(
        () => true,
        () => false,
      ))
    ) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`the zone ${name} did not start`)
      await sleep(20)
    }
  }
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
  }
  return {
    build: () => run(process.execPath, [next, 'build'], { cwd, env: settings }),
    start,
    stop,
    memory: () => [`zone ${name}`, residentOf(child.pid)],
    folders: [join(cwd, '.next', 'static'), join(cwd, '.next', 'server', 'app')],
  }
}

/** Pages that were rendered ahead, and what browsers load; not the code that servers run. */
const isServed = (path) => path.includes('/.next/static/') || /\.(?:html|rsc)$/.test(path)

/** Puts the site's fonts where the zones serve them from, and what names them where their layout imports it. */
const copyFonts = async () => {
  const source = join(root, 'shared-ui', 'src')
  for (const name of ['events', 'legal'])
    await cp(join(source, 'fonts'), join(apps, 'next', name, 'public', 'fonts'), { recursive: true })
  const css = await readFile(join(source, 'fonts.css'), 'utf8')
  await writeFile(join(apps, 'next', 'common', 'fonts.css'), css.replaceAll("'./fonts/", "'/fonts/"))
}

/** Two zones, each a Next.js app with a server of its own; the first passes on what belongs to the second. */
export const startNextZones = async ({ backend, headers }) => {
  const [front, behind] = [await freePort(), await freePort()]
  const env = {
    PEER_HEADERS: JSON.stringify(Object.entries(headers).map(([key, value]) => ({ key, value }))),
    PEER_BACKEND: backend,
    PEER_LEGAL: `http://localhost:${behind}`,
  }
  await copyFonts()
  const zones = [zone('events', front, env), zone('legal', behind, env)]
  for (const each of zones) await each.build()
  for (const each of zones) await each.start()
  const [, legal] = zones
  return {
    name: 'Next.js zones',
    address: `http://localhost:${front}`,
    memory: async () => zones.map((each) => each.memory()),
    files: () => filesIn(legal.folders, isServed),
    deploy: async () => {
      await legal.build()
      await legal.stop()
      await legal.start()
    },
    stop: async () => {
      for (const each of zones) await each.stop()
    },
  }
}
