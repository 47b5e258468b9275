import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from './env.ts'
import { loadSecrets, mintAnonKey, secretsFile } from './secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backend-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('keys', () => {
  it('are created at the first start, readable by their owner only, and reused', async () => {
    const first = await loadSecrets({ dataDir })
    expect((await stat(secretsFile(dataDir))).mode & 0o777).toBe(0o600)
    expect(decodeJwt(first.anonKey)).toMatchObject({ role: 'anon' })
    expect(await loadSecrets({ dataDir })).toEqual(first)
    expect(await loadSecrets({ dataDir: await mkdtemp(join(tmpdir(), 'backend-secrets-')) })).not.toEqual(first)
  })

  it('are the same for processes that start at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => loadSecrets({ dataDir })))
    expect(new Set(all.map(({ anonKey }) => anonKey)).size).toBe(1)
    expect(JSON.parse(await readFile(secretsFile(dataDir), 'utf8'))).toEqual(all[0])
    expect(await readdir(dataDir)).toEqual(['secrets.json'])
  })

  it('come from the environment if set there, and the file holds those in use', async () => {
    await loadSecrets({ dataDir })
    const jwtSecret = 'a secret of more than thirty-two letters'
    const given = await loadSecrets({ dataDir, jwtSecret })
    expect(given).toEqual({ jwtSecret, anonKey: await mintAnonKey(jwtSecret) })
    expect(JSON.parse(await readFile(secretsFile(dataDir), 'utf8'))).toEqual(given)
    expect((await loadSecrets({ dataDir, anonKey: 'sb_publishable_0123456789' })).anonKey).toBe(
      'sb_publishable_0123456789',
    )
  })

  it('in a damaged file stop the start with an error', async () => {
    await writeFile(secretsFile(dataDir), '{"jwtSecret":')
    await expect(loadSecrets({ dataDir })).rejects.toThrow(ConfigError)
  })
})
