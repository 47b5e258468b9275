import type { Release } from '@site/contracts/registry'
import { label, type Live } from './live.ts'

/** The one module the shell loads of every remote. */
export const EXPOSED = './remote'

const major = (version: string): string => version.split('.')[0] ?? ''

const contract = (shell: Release, remote: Release): string[] =>
  major(shell.contract) === major(remote.contract)
    ? []
    : [`contract: ${label(remote)} is built for contract ${remote.contract}, ${label(shell)} speaks ${shell.contract}`]

const exposed = (shell: Release, remote: Release): string[] => {
  if (remote.exposes !== EXPOSED)
    return [
      `exposed module: ${label(shell)} loads '${EXPOSED}', ${label(remote)} exposes ${remote.exposes ?? 'nothing'}`,
    ]
  return remote.routes
    .filter((route) => !(route.page in remote.pages))
    .map(
      ({ path, page }) =>
        `exposed module: ${label(shell)} would show page '${page}' at ${path}, ${label(remote)} has none`,
    )
}

const sharedModules = (shell: Release, remote: Release): string[] =>
  Object.entries(remote.lent).flatMap(([source, names]) =>
    names
      .filter((name) => shell.lent[source]?.includes(name) !== true)
      .map(
        (name) => `shared module: ${label(remote)} uses '${name}' of '${source}', ${label(shell)} does not share it`,
      ),
  )

/** Incompatibilities between each live shell and each live remote. */
export const shellAndRemote = ({ shells, remotes }: Live): string[] =>
  shells.flatMap((shell) =>
    remotes.flatMap((remote) => [contract, exposed, sharedModules].flatMap((check) => check(shell, remote))),
  )
