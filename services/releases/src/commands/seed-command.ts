import { resolve } from 'node:path'
import { problemsOf } from '../gate/gate.ts'
import { prerenderLive } from '../prerender/prerender.ts'
import { publishUngated } from '../publish/publish.ts'
import { readBuild } from '../publish/read-build.ts'
import { promote } from '../registry/promote-and-canary.ts'
import { lastDeployment } from '../registry/journal.ts'
import { changeRegistry, readHistory, readRegistry } from '../registry/registry-store.ts'
import { isRevoked } from '../registry/revoked.ts'
import { label } from '../registry/versions.ts'
import { packagesOf, type Setting } from './setting.ts'

/**
 * Publishes and promotes the builds of this checkout, as `npm start` does. Versions that a person promoted, ramped or rolled back
 * stay as they are. The gate only warns here, so that a developer can start a broken checkout.
 */
export const seedCommand = async ({ root, store, by, say }: Setting): Promise<void> => {
  const history = await readHistory(store)
  for (const name of packagesOf(root)) {
    const build = await readBuild(resolve(root, name), by, new Date(), true)
    if (await isRevoked(store, build.release)) {
      say(`${label(build.release)} was revoked: what is live of ${name} stays`)
      continue
    }
    const { release, fresh, restored } = await publishUngated(store, build, by)
    for (const key of restored) say(`restored ${key}`)
    const { version } = release
    const last = lastDeployment(history, name)
    if (!fresh && last !== undefined && last.action !== 'seed') {
      if (last.default !== version)
        say(
          `${name} stays at ${last.default} as ${last.by} left it (${last.action}, ${last.at}); this checkout is ${version}`,
        )
      continue
    }
    await changeRegistry(store, { action: 'seed', name, version, by }, (registry) => promote(registry, name, version))
  }
  const registry = await readRegistry(store)
  for (const problem of problemsOf(registry)) say(`warning: ${problem}`)
  await prerenderLive(store, registry)
}
