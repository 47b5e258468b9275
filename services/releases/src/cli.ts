import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { promote, RegistryError } from './registry/change.ts'
import { readRegistry } from './registry/read-registry.ts'
import { changeRegistry } from './registry/write-registry.ts'
import { publish } from './publish/publish.ts'
import { readBuild } from './publish/read-build.ts'
import { prerenderFor, prerenderLive } from './prerender/prerender-live.ts'
import { openStore } from './store/open-store.ts'

const USAGE = `usage: npm run release -- <command>
  publish <shell|mf-…>             put its build into the store, live for nobody (the first of its name: for everybody)
  promote <shell|mf-…> <version>   make a published version the default for everybody
  seed                             publish and promote every build of this checkout (what npm start does)
  status                           what is live`

const root = process.env['PROJECT_ROOT'] ?? process.cwd()
const dataDir = process.env['DATA_DIR'] ?? join(root, 'var')
const store = openStore(process.env['RELEASES_URL'] ?? join(dataDir, 'releases'))
const by = process.env['RELEASE_BY'] ?? userInfo().username

/** Order matters: remotes are checked against the shell that is live. */
const PACKAGES = ['shell', 'mf-events', 'mf-planner', 'mf-partners', 'mf-legal']

const publishOne = async (name: string): Promise<string> => {
  const { release, fresh } = await publish(store, await readBuild(resolve(root, name), by, new Date()), by)
  await prerenderFor(store, await readRegistry(store), release)
  console.log(`${fresh ? 'published' : 'unchanged'} ${release.name}@${release.version}`)
  return release.version
}

const promoteOne = async (name: string, version: string): Promise<void> => {
  await changeRegistry(store, { action: 'promote', name, version, by }, (registry) => promote(registry, name, version))
}

/** Puts every build of this checkout live. Rendered last, when shell and remotes are all there. */
const seed = async (): Promise<void> => {
  for (const name of PACKAGES) {
    const { release } = await publish(store, await readBuild(resolve(root, name), by, new Date()), by)
    await promoteOne(name, release.version)
  }
  await prerenderLive(store, await readRegistry(store))
}

const status = async (): Promise<void> => {
  const { microFrontends } = await readRegistry(store)
  for (const [name, versions] of Object.entries(microFrontends))
    for (const { deployment, extras } of versions) {
      const { version, publishedAt, publishedBy, commit } = extras.modulefederation
      if (deployment.traffic > 0)
        console.log(
          `${name.padEnd(14)} ${version.padEnd(24)} ${String(deployment.traffic).padStart(3)} %  since ${publishedAt} by ${publishedBy} from ${commit ?? '?'}`,
        )
    }
}

const run = async ([command, name, version]: string[]): Promise<void> => {
  if (command === 'publish' && name !== undefined) await publishOne(name)
  else if (command === 'promote' && name !== undefined && version !== undefined) await promoteOne(name, version)
  else if (command === 'seed') await seed()
  else if (command === 'status') await status()
  else throw new RegistryError(USAGE)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof RegistryError ? error.message : error)
  process.exitCode = 1
}
