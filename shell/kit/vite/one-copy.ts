import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { kitFile } from './kit-entry.ts'
import { SHARED_VERSIONS } from './shared-modules.ts'

const ranges = z.optional(z.record(z.string(), z.string()))
const manifest = z.object({ dependencies: ranges, peerDependencies: ranges })
const read = (file: string) => manifest.parse(JSON.parse(readFileSync(file, 'utf8')))

/** The package of a file in `node_modules`, and its folder; null for other files. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/**
 * Fails the build of a remote that holds a copy of its own of a shared package: two Reacts on a page share neither hooks nor contexts.
 * Also writes the ranges that the remote accepts, which the gate holds against what the shell provides: those of its `package.json`, and
 * where that names none, of the kit it was built with.
 */
export const oneCopy = (packages: readonly string[]): Plugin => {
  let root = ''
  return {
    name: 'site:one-copy',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const copies = new Map<string, string>()
      for (const output of Object.values(bundle))
        for (const id of output.type === 'chunk' ? output.moduleIds : []) {
          const [, folder = '', name = ''] = PACKAGE.exec(id) ?? []
          if (packages.includes(name)) copies.set(folder, name)
        }
      if (copies.size > 0)
        this.error(
          [...copies]
            .map(
              ([folder, name]) =>
                `${name} is in the bundle, from ${folder}: the shell provides it, so depend on a version the shell has`,
            )
            .join('\n'),
        )
      const own = read(join(root, 'package.json'))
      const { peerDependencies: ofKit } = read(kitFile('package.json'))
      const accepted = Object.entries({ ...ofKit, ...own.dependencies, ...own.peerDependencies }).filter(([name]) =>
        packages.includes(name),
      )
      this.emitFile({ type: 'asset', fileName: SHARED_VERSIONS, source: JSON.stringify(Object.fromEntries(accepted)) })
    },
  }
}
