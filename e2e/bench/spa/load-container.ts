import type { ComposedRemote } from '@site/contracts/composition'
import type { Remote } from '@stageside/kit'
import { containers } from './remotes.ts'

/** Stands where the shell loads a federated container: here the remote is part of the same build. */
export const loadContainer = async ({ name }: ComposedRemote): Promise<Remote> => {
  const remote = containers[name]
  if (remote === undefined) throw new Error(`${name}: not part of this build`)
  return remote
}

/** Everything here was built together. */
export const isFromSource = (): boolean => false
