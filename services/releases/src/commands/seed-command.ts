import { resolve } from 'node:path'
import { problemsOf } from '../gate/gate.ts'
import { prerenderLive } from '../prerender/prerender-live.ts'
import { publish } from '../publish/publish.ts'
import { readBuild } from '../publish/read-build.ts'
import { promote } from '../registry/change.ts'
import { readHistory } from '../registry/generations.ts'
import { lastDeployment } from '../registry/journal.ts'
import { readRegistry } from '../registry/read-registry.ts'
import { changeRegistry } from '../registry/write-registry.ts'
import { packagesOf } from './packages.ts'
import type { Setting } from './setting.ts'

/**
 * Puts the builds of this checkout live, as `npm start` does. A build the store has seen before stays as a person left it: a
 * restart does not undo a promotion, a canary or a rollback. The gate does not refuse here, so that a developer can start a
 * broken checkout; what it would refuse is said.
 */
export const seedCommand = async ({ root, store, by, say }: Setting): Promise<void> => {
  const history = await readHistory(store)
  for (const name of packagesOf(root)) {
    const { release, fresh } = await publish(store, await readBuild(resolve(root, name), by, new Date()), by, {
      gated: false,
    })
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
  for (const problem of problemsOf(registry)) say(`careful: ${problem}`)
  await prerenderLive(store, registry)
}
