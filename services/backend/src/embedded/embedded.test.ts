import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { createLog } from '../log.ts'
import { findPostmaster, parsePidFile } from './postmaster.ts'
import { embeddedServer, type EmbeddedAddress } from './server.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backend-embedded-'))
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  await embeddedServer(dataDir).stop()
  await rm(dataDir, { recursive: true, force: true })
})

const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')
const pid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])
const ask = async (address: EmbeddedAddress, text: string): Promise<unknown[]> => {
  const client = new Client(address)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the lock file', () => {
  it('contains process and port', () => {
    expect(parsePidFile('123\n/data\n1700000000\n5433\n\n127.0.0.1\n')).toEqual({ pid: 123, port: 5433 })
    expect(parsePidFile('123\n/data\n1700000000\n')).toEqual({ pid: 123, port: 0 })
    expect(parsePidFile('')).toBeNull()
    expect(parsePidFile('-1\n')).toBeNull()
  })

  it('of a server that is gone is removed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-pid-'))
    await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1700000000\n5433\n`)
    expect(await findPostmaster(folder)).toBeNull()
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })
})

describe('the embedded server', () => {
  const others: ReturnType<typeof spawn>[] = []
  afterEach(() => {
    for (const other of others.splice(0)) other.kill('SIGKILL')
  })

  it('starts on an empty folder, and removes what a killed first start left', async () => {
    await mkdir(join(dataDir, 'postgres-new-4194304-abc', 'data'), { recursive: true })
    const address = await embeddedServer(dataDir).ensureRunning()
    await ask(address, 'create table kept (a int)')
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log'])
  })

  it('is shared by two processes, and runs until the last one stops it', async () => {
    const server = embeddedServer(dataDir)
    const [one, two] = await Promise.all([server.ensureRunning(), embeddedServer(dataDir).ensureRunning()])
    expect(one).toEqual(two)
    const client = new Client(two)
    await client.connect()
    await server.stop()
    expect(await server.port()).toBe(one.port)
    await client.end()
    await server.stop()
    expect(await server.port()).toBeNull()
  })

  it('restarts with its data after SIGKILL', async () => {
    const server = embeddedServer(dataDir)
    await ask(await server.ensureRunning(), 'insert into kept values (1)')
    process.kill(await pid(), 'SIGKILL')
    expect(await ask(await server.ensureRunning(), 'select a from kept')).toEqual([{ a: 1 }])
  })

  it('is found at its new port after another process restarted it', async () => {
    const database = openDatabase({ dataDir, poolSize: 2, log: createLog('silent') })
    await database.whenReady
    process.kill(await pid(), 'SIGKILL')
    // At once: the check of the database, every half second, must find the restarted server and not the dead one.
    await embeddedServer(dataDir).ensureRunning()
    try {
      await expect.poll(() => database.ping().then(() => 'reached', String), { timeout: 5000 }).toBe('reached')
    } finally {
      await database.close()
    }
  })

  it('starts despite a lock file whose process id belongs to another program', async () => {
    const server = embeddedServer(dataDir)
    await server.ensureRunning()
    process.kill(await pid(), 'SIGKILL')
    // As the server's own user: PostgreSQL itself takes this for a running server.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    const other = spawn('sleep', ['60'], user)
    others.push(other)
    const [, ...rest] = (await readFile(pidFile(), 'utf8')).split('\n')
    await writeFile(pidFile(), [other.pid, ...rest].join('\n'))
    expect(await ask(await server.ensureRunning(), 'select a from kept')).toEqual([{ a: 1 }])
    expect(other.exitCode).toBeNull()
  })

  it('logs no statements and values', async () => {
    const address = await embeddedServer(dataDir).ensureRunning()
    await ask(address, 'create table secret (a text primary key)')
    await ask(address, `insert into secret values ('zebra')`)
    await expect(ask(address, `insert into secret values ('zebra')`)).rejects.toThrow(/duplicate key/)
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('zebra')
  })
})
