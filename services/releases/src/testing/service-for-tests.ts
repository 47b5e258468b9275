import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readAudit, type AuditEntry } from '../service/audit/audit-log.ts'
import { folderStore } from '../store/folder-store.ts'
import type { Store } from '../store/store.ts'
import { buildCli, runCli } from './built-cli.ts'
import { fakePackage, type FakePackage } from './fake-package.ts'
import { startIssuer, type TestIssuer } from './oidc-issuer.ts'
import { readBuilt, registryClient, sha256, type Answered, type BuiltFiles } from './publish-client.ts'
import { startRegistry, type RegistryProcess } from './registry-process.ts'

/** Every verb of a remote's own. */
export const ALL_VERBS = 'publish,preview,canary,promote,rollback,revoke'
/** The claims of CI that may publish `mf-a`. */
export const REPOSITORY = { repository: 'org/mf-a' }

/** Files that a build has besides its own; null takes one away. */
export type Change = Readonly<Record<string, string | Buffer | null>>

/** A route in the form of `routes.json`. */
export const route = (path: string, more: object = {}) => ({
  path,
  page: 'page',
  title: 'T',
  description: 'D',
  ...more,
})
export const routes = (...list: object[]): string => JSON.stringify(list)

/** The sentence of an answer, and its issues. */
export const saidBy = ({ body }: Answered): string => {
  const issues: { path: string; message: string }[] = Array.isArray(body['issues']) ? body['issues'] : []
  return [String(body['error']), ...issues.map(({ path, message }) => `${path}: ${message}`)].join('\n')
}

/**
 * The built service with a shell and two remotes live, for the tests of one file: tokens of two teams, an issuer of ID tokens, and what a
 * client does. `more` are further settings of the service.
 */
export const serviceForTests = (more: () => Promise<Readonly<Record<string, string>>> = async () => ({})) => {
  let cli = ''
  let root = ''
  let env: Record<string, string> = {}
  let service: RegistryProcess
  let forge: TestIssuer
  let store: Store
  const tokens: Record<'own' | 'other' | 'judge' | 'promoter' | 'publisher' | 'ended' | 'revoked', string> = {
    own: '',
    other: '',
    judge: '',
    promoter: '',
    publisher: '',
    ended: '',
    revoked: '',
  }

  const run = (...args: string[]) => runCli(cli, env, ...args)
  const createToken = async (...args: string[]): Promise<string> =>
    (await run('token', 'create', ...args)).out.split('\n')[0] ?? ''

  beforeAll(async () => {
    cli = await buildCli()
    root = await mkdtemp(join(tmpdir(), 'service-'))
    forge = await startIssuer()
    const issuer = {
      issuer: forge.issuer,
      audience: 'registry',
      rules: [{ claims: REPOSITORY, team: 'team-a', rights: { 'mf-a': ['publish'] } }],
    }
    env = {
      DATA_DIR: join(root, 'var'),
      PROJECT_ROOT: root,
      REGISTRY_OIDC_ISSUERS: JSON.stringify([issuer]),
      RELEASE_BY: 'kim',
      SITE_URL: 'https://site.example',
      ...(await more()),
    }
    store = folderStore(join(root, 'var', 'releases'))
    const shell = await fakePackage(root, 'shell', { uses: { react: ['useState'] } })
    await writeFile(join(shell, 'dist', 'shared-versions.json'), '{"react":"19.3.1"}')
    await fakePackage(root, 'mf-taken', { paths: ['/taken'] })
    await fakePackage(root, 'mf-a', { paths: ['/a'] })
    const seeded = await run('seed')
    if (seeded.code !== 0) throw new Error(seeded.out)
    tokens.own = await createToken('team-a', '--remote', `mf-a:${ALL_VERBS}`, '--remote', `mf-first:${ALL_VERBS}`)
    tokens.other = await createToken('team-b', '--remote', `mf-b:${ALL_VERBS}`)
    tokens.judge = await createToken('quality', '--remote', '*:verdict')
    tokens.promoter = await createToken('team-a', '--remote', 'mf-a:promote')
    tokens.publisher = await createToken('team-a', '--remote', 'mf-a:publish')
    tokens.ended = await createToken('team-a', '--remote', `mf-a:${ALL_VERBS}`, '--days', '0')
    tokens.revoked = await createToken('team-a', '--remote', `mf-a:${ALL_VERBS}`)
    await run('token', 'revoke', tokens.revoked.split('_')[1] ?? '')
    service = await startRegistry(cli, env)
  }, 120_000)
  afterAll(async () => {
    await service.stop()
    forge.stop()
    for (const folder of [cli, root]) await rm(folder, { recursive: true, force: true })
  })

  const client = (token: string | null = tokens.own) => registryClient(service.address, token)

  let made = 0
  /** A build that nobody published before; `change` adds files, or with null takes one away. */
  const built = async (change: Change = {}, fake: FakePackage = {}, name = 'mf-a'): Promise<BuiltFiles> => {
    made += 1
    const folder = await mkdtemp(join(root, 'build-'))
    const paths = fake.paths ?? [`/${name.slice(3)}`]
    const read = await readBuilt(await fakePackage(folder, name, { text: `build ${made}`, ...fake, paths }))
    await rm(folder, { recursive: true })
    const files = new Map(read.files)
    for (const [path, content] of Object.entries(change))
      if (content === null) files.delete(path)
      else files.set(path, Buffer.from(content))
    return { ...read, files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))) }
  }

  const publish = async (change: Change = {}, fake: FakePackage = {}): Promise<Answered> =>
    client().publish(await built(change, fake))

  /** An upload that holds all of its files. */
  const uploaded = async (build: BuiltFiles, token = tokens.own) => {
    const { announce, call } = client(token)
    const { upload } = (await announce(build)).body
    const at = `/remotes/${build.package.name}/uploads/${String(upload)}`
    for (const bytes of build.files.values()) await call('PUT', `${at}/files/${sha256(bytes)}`, bytes)
    return { at, call }
  }

  const entriesOf = async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = []
    for await (const entry of readAudit(store)) entries.push(entry)
    return entries
  }

  return {
    tokens,
    run,
    createToken,
    client,
    built,
    publish,
    uploaded,
    entriesOf,
    forge: () => forge,
    address: () => service.address,
    store: () => store,
    /** The folder of the service's data. */
    root: () => root,
  }
}
