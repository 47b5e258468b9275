import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { deadLinks } from '../gate/checks.ts'
import { publish } from '../publish/publish.ts'
import { readBuild } from '../publish/read-build.ts'
import { promote } from '../registry/promote-and-canary.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { readRegistry } from '../registry/registry-store.ts'
import { defaultOf, findVersion, label, versionsOf } from '../registry/versions.ts'
import { packagesOf, type Setting } from './setting.ts'

/** Builds one package. Rejects with the output of the build. */
const buildAlone = (root: string, name: string): Promise<void> =>
  new Promise((done, failed) => {
    // With `-w shell`, npm would also build every workspace below shell/.
    const child = spawn('npm', ['run', 'build'], { cwd: resolve(root, name), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0
        ? done()
        : failed(new RegistryError(`${output}\n${name} is not published: its build ended with ${code}`)),
    )
  })

interface PublishOptions {
  readonly build: boolean
  /** Puts it live for everybody when nothing of its name was published before. */
  readonly firstLive: boolean
}

/** Builds a package alone (unless told not to) and publishes it at 0 %; notes the links that would lead nowhere if it were live. */
export const publishCommand = async (
  { root, store, by, say }: Setting,
  name: string,
  { build, firstLive }: PublishOptions,
): Promise<void> => {
  if (!packagesOf(root).includes(name))
    throw new RegistryError(`${name} is not a package of this checkout; choose one of ${packagesOf(root).join(', ')}`)
  if (build) {
    say(`building ${name}`)
    await buildAlone(root, name)
  }
  const { release, fresh, restored } = await publish(
    store,
    await readBuild(resolve(root, name), by, new Date(), build),
    by,
    firstLive,
  )
  const registry = await readRegistry(store)
  const { traffic } = findVersion(registry, name, release.version).deployment
  say(
    fresh
      ? `published ${label(release)}, live for ${traffic} %`
      : `unchanged ${label(release)}: this very build was published before, live for ${traffic} %`,
  )
  for (const key of restored) say(`restored ${key}`)
  if (traffic === 0 && defaultOf(versionsOf(registry, name)) === undefined)
    say(`note: no version of ${name} is live yet: npm run release -- promote ${name}`)
  const before = new Set(deadLinks(registry))
  for (const link of deadLinks(promote(registry, name, release.version)))
    if (link.includes(label(release)) && !before.has(link)) say(`note: ${link}`)
}
