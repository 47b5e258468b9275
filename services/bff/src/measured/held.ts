import type { Frame } from '@site/contracts/frame'

/** A release in the version that a page holds. */
export interface Held {
  readonly name: string
  readonly version: string
}

export interface HeldInput {
  /** By name: the versions of the visitor's composition. */
  readonly versions: Readonly<Record<string, string>>
  readonly fills: Frame['fills']
  /** The remote whose page it is; null for the shell's own pages. */
  readonly owner: string | null
}

/** The releases that a page holds: the shell, the remote whose page it is, and whoever fills a slot of either. */
export const heldBy = ({ versions, fills, owner }: HeldInput): readonly Held[] => {
  const filling = fills
    .filter(({ slot }) => slot.startsWith('shell/') || (owner !== null && slot.startsWith(`${owner}/`)))
    .map(({ by }) => by)
  return [...new Set(['shell', ...(owner === null ? [] : [owner]), ...filling])].flatMap((name) => {
    const version = versions[name]
    return version === undefined ? [] : [{ name, version }]
  })
}
