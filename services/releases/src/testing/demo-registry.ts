import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canaryCommand, promoteCommand, rollbackCommand } from '../commands/promote-canary-rollback.ts'
import { settingFrom, type Setting } from '../commands/setting.ts'
import { publish } from '../publish/publish.ts'
import { readBuild } from '../publish/read-build.ts'
import { createToken } from '../service/auth/tokens.ts'
import type { Rights } from '../service/auth/rights.ts'
import { fakePackage, type FakePackage } from './fake-package.ts'

/** Versions that the shell shares, or ranges that a remote's package accepts. */
type Shared = Readonly<Record<string, string>>

interface FakeBuild extends FakePackage {
  readonly contributions?: object
  readonly shared?: Shared
}

const BELOW_RESULTS = 'mf-events/below-results'
const REACT: Shared = { react: '^19.3.1' }

/** Publishes a fake build for a setting. Gives its version. */
const publisher =
  (setting: Setting, root: string) =>
  async (name: string, { contributions = {}, shared = {}, ...fake }: FakeBuild): Promise<string> => {
    const folder = await fakePackage(await mkdtemp(join(root, 'build-')), name, fake)
    const write = (path: string, value: object) => writeFile(join(folder, path), JSON.stringify(value))
    await write('dist/contributions.json', contributions)
    await write('dist/shared-versions.json', shared)
    const build = await readBuild(folder, setting.by, new Date(), true)
    return (await publish(setting.store, build, setting.by, false)).release.version
  }

const EVERYTHING: Rights = { '*': ['publish', 'preview', 'canary', 'promote', 'rollback', 'revoke', 'audit'] }

/**
 * Fills an empty store (`DATA_DIR`) with a shell and remotes in all states that a registry shows, for the console's development and its
 * journeys. Prints one line of JSON: a token that may do everything, one of the planner's team, and one that may only look.
 */
const seedDemo = async (): Promise<void> => {
  const root = await mkdtemp(join(tmpdir(), 'demo-registry-'))
  const setting: Setting = { ...settingFrom(process.env), by: 'platform/kim', say: () => {} }
  const byPlanner: Setting = { ...setting, by: 'planner/lee' }
  const platform = publisher(setting, root)
  const planner = publisher(byPlanner, root)
  const promoted = async (name: string, build: FakeBuild): Promise<void> =>
    promoteCommand(setting, name, await platform(name, build))
  const uses = { react: ['useState'] }
  try {
    await promoted('shell', { version: '1.4.0', uses, shared: { react: '19.3.1', 'react-dom': '19.3.1' } })
    const slots = [{ name: BELOW_RESULTS, props: 1, bytes: 200_000 }]
    const events: FakeBuild = { paths: ['/', '/sports', '/event/:id'], uses, shared: REACT, contributions: { slots } }
    await promoted('mf-events', { ...events, version: '2.0.0', text: 'events' })
    await promoted('mf-events', { ...events, version: '2.1.0', text: 'events again', ballast: 3 })
    await promoted('mf-legal', { version: '1.0.0', paths: ['/terms', '/faq'], shared: REACT, text: 'legal' })
    const links = [{ id: 'plan', order: 200, label: 'Plan a trip', to: '/plan' }]
    const fills = [{ slot: BELOW_RESULTS, props: 1, order: 10, component: 'page' }]
    const plans: FakeBuild = { paths: ['/plan'], uses, shared: REACT, links: ['/terms'] }
    await promoteCommand(
      byPlanner,
      'mf-planner',
      await planner('mf-planner', { ...plans, version: '1.0.0', text: 'a' }),
    )
    const second = await planner('mf-planner', { ...plans, version: '1.1.0', text: 'b', contributions: { links } })
    await promoteCommand(byPlanner, 'mf-planner', second)
    const third = { ...plans, version: '1.2.0', text: 'c', paths: ['/plan', '/plan/builder'] }
    const canary = await planner('mf-planner', { ...third, ballast: 2, contributions: { links, fills } })
    await canaryCommand(byPlanner, 'mf-planner', 25, canary)
    await rollbackCommand(byPlanner, 'mf-planner')
    await canaryCommand(byPlanner, 'mf-planner', 10, canary)
    await platform('mf-guides', { version: '0.1.0', paths: ['/guides'], shared: REACT, text: 'guides' })
    const token = (team: string, rights: Rights): Promise<string> =>
      createToken(setting.store, { team, rights, expires: null, by: setting.by, now: new Date() })
    const tokens = {
      everything: await token('platform', EVERYTHING),
      planner: await token('planner', { 'mf-planner': ['publish', 'preview', 'canary', 'promote', 'rollback'] }),
      looking: await token('guides', { 'mf-guides': ['publish'] }),
    }
    console.log(JSON.stringify(tokens))
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

await seedDemo()
