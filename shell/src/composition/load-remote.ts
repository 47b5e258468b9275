import type { Remote } from '@stageside/kit'

/** Before the address of an entry that the dev server serves from source; not in production builds. */
const SOURCE = 'dev:'

/** Whether the dev server serves a remote from source. */
export const isFromSource = (entry: string): boolean => entry.startsWith(SOURCE)

const isRemoteModule = (value: unknown): value is { remote: Remote } =>
  typeof value === 'object' &&
  value !== null &&
  'remote' in value &&
  typeof value.remote === 'object' &&
  value.remote !== null &&
  'contract' in value.remote &&
  'pages' in value.remote

/** Loads what a remote exports from its entry. Its imports of shared modules are resolved by the page's import map. */
export const loadRemote = async (name: string, entry: string): Promise<Remote> => {
  const address = import.meta.env.DEV && isFromSource(entry) ? entry.slice(SOURCE.length) : entry
  const module: unknown = await import(/* @vite-ignore */ address)
  if (!isRemoteModule(module)) throw new Error(`${name}: exposes no remote`)
  return module.remote
}
