import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { deadLinks } from '../gate/links.ts'
import { publish } from '../publish/publish.ts'
import { readBuild } from '../publish/read-build.ts'
import { promote } from '../registry/change.ts'
import { readRegistry } from '../registry/read-registry.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { packagesOf } from './packages.ts'
import type { Setting } from './setting.ts'

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

/** Builds a package alone (unless told not to) and publishes it at 0 %. Gives its version. */
export const publishCommand = async (setting: Setting, name: string, build: boolean): Promise<string> => {
  const { root, store, by, say } = setting
  if (!packagesOf(root).includes(name))
    throw new RegistryError(`${name} is not a package of this checkout; choose one of ${packagesOf(root).join(', ')}`)
  if (build) {
    say(`building ${name}`)
    await buildAlone(root, name)
  }
  const { release, fresh } = await publish(store, await readBuild(resolve(root, name), by, new Date()), by, {
    render: true,
  })
  const registry = await readRegistry(store)
  const live = registry.microFrontends[name]?.find((item) => item.metadata.version === release.version)?.deployment
  say(
    fresh
      ? `published ${name}@${release.version}, live for ${live?.traffic ?? 0} %`
      : `unchanged ${name}@${release.version}: this very build was published before, live for ${live?.traffic ?? 0} %`,
  )
  const before = new Set(deadLinks(registry))
  for (const link of deadLinks(promote(registry, name, release.version)))
    if (link.includes(`${name}@${release.version}`) && !before.has(link)) say(`note: ${link}`)
  return release.version
}
