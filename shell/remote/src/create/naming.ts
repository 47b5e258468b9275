import { Misuse } from '../failure.ts'

export interface Naming {
  /** Name of the package and of the remote: `mf-my-remote`. */
  readonly name: string
  /** `my-remote` */
  readonly short: string
  /** Where its first page is: `/my-remote`. */
  readonly path: string
  /** "My remote" */
  readonly title: string
}

const SHORT = /^(?:mf-)?([a-z](?:[a-z0-9-]{0,39}[a-z0-9])?)$/

const titleOf = (short: string): string => short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' ')

/** Names of a new remote, from what a person typed, with or without `mf-`. Throws `Misuse` for what cannot be one. */
export const namingOf = (typed: string | undefined): Naming => {
  const short = SHORT.exec(typed ?? '')?.[1]
  if (short === undefined)
    throw new Misuse({
      happened: typed === undefined ? 'The new remote has no name yet.' : `'${typed}' cannot be the name of a remote.`,
      means: 'Nothing was written.',
      remedy:
        'Take small letters, digits and hyphens, for example `remote create my-remote`; its page is then at /my-remote.',
    })
  return { name: `mf-${short}`, short, path: `/${short}`, title: titleOf(short) }
}
