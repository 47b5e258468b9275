import { chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { createConnection } from 'node:net'
import { run } from '../../../scripts/lib/say.mjs'
import { keep, until } from '../support/processes.mjs'

const root = process.getuid?.() === 0
/** PostgreSQL does not run as root: Debian's package brings a user of its own. */
const asPostgres = (command, args) =>
  root ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]] : [command, args]

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** A PostgreSQL of its own, kept running; it is fast, not safe against a power cut, but safe against a killed process. */
export const startPostgres = async (postgres, port) => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (root)
    for (const path of [folder, data])
      chownSync(path, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])))
  const [init, initArgs] = asPostgres(join(dirname(postgres), 'initdb'), [
    '-D',
    data,
    '-U',
    'site',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  await run(init, initArgs, { cwd: folder })
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 100 }
  const [command, args] = asPostgres(postgres, [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const server = keep('postgres', command, args, { cwd: folder })
  await until('PostgreSQL answers', () => answers(port))
  return { ...server, folder, url: `postgres://site@127.0.0.1:${port}/postgres`, user: userInfo().username }
}

export const startRedis = async (redis, port) => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-redis-'))
  const server = keep('redis', redis, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder])
  await until('Redis answers', () => answers(port))
  return { ...server, folder, url: `redis://127.0.0.1:${port}` }
}
