import type { ComposedRemote } from '@site/contracts/composition'
import { createInstance, type ModuleFederation } from '@module-federation/runtime'
import * as core from '@module-federation/runtime-core'
import type { Remote } from '@stageside/kit'
import { sharedModules } from './shared-modules.ts'

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core
}

// Remotes are built with `externalRuntime`: their entry uses this copy of the runtime instead of bundling its own.
globalThis._FEDERATION_RUNTIME_CORE = core

let instance: ModuleFederation | undefined
const federation = (): ModuleFederation => {
  instance ??= createInstance({ name: 'shell', remotes: [], shared: sharedModules(), shareStrategy: 'loaded-first' })
  return instance
}

const containerName = (remote: string): string => remote.replaceAll('-', '_')

const isRemoteModule = (value: unknown): value is { remote: Remote } =>
  typeof value === 'object' &&
  value !== null &&
  'remote' in value &&
  typeof value.remote === 'object' &&
  value.remote !== null &&
  'contract' in value.remote &&
  'pages' in value.remote

/** Entry of the remote being edited: the dev server serves its sources beside the shell's. Not in production builds. */
const DEV_ENTRY = 'dev:'

const aliases = new Map<string, string>()

/** Whether the dev server serves a remote from source. */
export const isFromSource = (entry: string): boolean => entry.startsWith(DEV_ENTRY)

/** Registers an entry once, under a unique name. */
const aliasOf = (remote: string, entry: string): string => {
  const known = aliases.get(entry)
  if (known !== undefined) return known
  const alias = `${containerName(remote)}_${aliases.size}`
  aliases.set(entry, alias)
  federation().registerRemotes([{ name: alias, alias, entry, type: 'module' }])
  return alias
}

/**
 * Loads the one exposed module of a remote from the given entry. Each entry address is registered as a separate remote, so that
 * another version or a retry in the same page does not reuse the state of the first.
 */
export const loadContainer = async ({ name }: ComposedRemote, entry: string): Promise<Remote> => {
  const module: unknown =
    import.meta.env.DEV && isFromSource(entry)
      ? await import(/* @vite-ignore */ entry.slice(DEV_ENTRY.length))
      : await federation().loadRemote(`${aliasOf(name, entry)}/remote`)
  if (!isRemoteModule(module)) throw new Error(`${name}: exposes no remote`)
  return module.remote
}
