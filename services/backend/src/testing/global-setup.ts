import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/database.ts'
import { embeddedServer } from '../embedded/server.ts'
import { createLog } from '../log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made. */
    readonly databaseUrl: string
    /** A migrated database to copy. */
    readonly template: string
  }
}

export const withName = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

const admin = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** One PostgreSQL for the suite: that of `DATABASE_URL`, else an embedded one that is removed afterwards. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env['DATABASE_URL']
  const folder = await mkdtemp(join(tmpdir(), 'backend-test-'))
  await chmod(folder, 0o755)
  const server = given === undefined ? embeddedServer(folder) : null
  let url = given ?? ''
  if (server !== null) {
    const { host, port, user, password, database } = await server.ensureRunning()
    url = `postgres://${user}:${password}@${host}:${port}/${database}`
  }
  const template = `site_test_${process.pid}_${Date.now().toString(36)}`
  await admin(url, `create database ${template}`)
  const database = openDatabase({ url: withName(url, template), dataDir: folder, poolSize: 2, log: createLog('error') })
  await database.whenReady
  await database.close()
  project.provide('databaseUrl', url)
  project.provide('template', template)
  return async () => {
    await admin(url, `drop database ${template} with (force)`)
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
