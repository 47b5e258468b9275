import { federation } from '@module-federation/vite'
import { esmExternalRequirePlugin, type PluginOption } from 'vite'
import { chunkFileNames } from './chunks.ts'
import { KIT } from './kit-entry.ts'

const REMOTE_PLUGIN = 'module-federation:host-provides-all-shared-remote'

/** Federation container names are identifiers. */
const containerName = (remote: string): string => remote.replaceAll('-', '_')

/**
 * Builds a remote whose shared modules are the shell's: they stay bare imports, which the import map of a page resolves to the one file
 * that holds them all (docs/decisions/053). The entry is `src/remote.ts`, as `remote.js`.
 */
export const hostShared = (remote: string, sharedModules: readonly string[]): PluginOption[] => [
  // Makes imports of what libraries in CommonJS `require`, which no browser knows.
  esmExternalRequirePlugin({ external: [...sharedModules] }),
  federation({
    name: containerName(remote),
    exposes: { './remote': './src/remote.ts' },
    shared: Object.fromEntries(sharedModules.map((id) => [id, {}])),
    experiments: { hostProvidesAllShared: true },
    dts: false,
  }),
  {
    name: 'site:host-shared',
    // Parts of the kit that are imported by themselves are meant to be the remote's own.
    onLog: (_level, { plugin, message }) =>
      plugin === REMOTE_PLUGIN && message.includes(`"${KIT}/`) ? false : undefined,
    config: {
      // After the federation plugin.
      order: 'post',
      handler(config) {
        const options = (config.build ??= {}).rolldownOptions ?? {}
        // It names them as external too, and then nothing makes imports of what is required.
        delete options.external
        // It asks for an entry of nothing but its own exports, which groups of chunks rule out.
        return {
          build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { chunkFileNames } } },
        }
      },
    },
  },
]
