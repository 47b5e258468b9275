import type { Remote } from '@stageside/kit'
import { containers } from './remotes.ts'

/** Stands where the shell loads a remote from its entry: here it is part of the same build. */
export const loadRemote = async (name: string): Promise<Remote> => {
  const remote = containers[name]
  if (remote === undefined) throw new Error(`${name}: not part of this build`)
  return remote
}

/** Everything here was built together. */
export const isFromSource = (): boolean => false
