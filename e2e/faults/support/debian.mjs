import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, step } from '../../../scripts/lib/say.mjs'

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/lib/x86_64-linux-gnu/faketime']
const PACKAGES = {
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
  postgres: 'postgresql',
  'libfaketime.so.1': 'faketime',
}

const find = (name) => {
  const folders = name === 'postgres' ? [18, 17, 16, 15].map((n) => `/usr/lib/postgresql/${n}/bin`) : []
  return [...folders, ...FOLDERS].map((folder) => join(folder, name)).find((path) => existsSync(path))
}

let updated = false

/**
 * Paths of programs from Debian's packages, installed when root and missing. Gives `{ missing }` with a reason instead when one cannot
 * be had: then what needs it is left out, and says why.
 */
export const programs = async (...names) => {
  const found = {}
  for (const name of names) {
    found[name] = find(name)
    if (found[name] === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
      await step(`installing ${PACKAGES[name]}`, async () => {
        if (!updated) await run('apt-get', ['update'], { env })
        updated = true
        await run('apt-get', ['install', '-y', '--no-install-recommends', PACKAGES[name]], { env })
      }).catch(() => undefined)
      found[name] = find(name)
    }
    if (found[name] === undefined)
      return { missing: `${name} is not here (Debian's package ${PACKAGES[name]}), and only root can install it` }
  }
  return found
}
