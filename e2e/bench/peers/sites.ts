/** One way to compose the same pages, running. */
export interface PeerSite {
  readonly name: string
  readonly address: string
  /** Resident memory of each of its processes, in MB. */
  readonly memory: () => Promise<readonly (readonly [process: string, megabytes: number])[]>
  /** Hashes of what it serves for the page that changes, by file. */
  readonly files: () => Promise<ReadonlyMap<string, string>>
  /** Builds what one team has to build after a change of its page, and puts it online for everybody. */
  readonly deploy: () => Promise<void>
}

/** The page of each kind: the landing page, hotels with their data, and a long policy of another team. */
export const PAGES = ['/', '/location?q=Rod+Laver+Arena', '/terms'] as const

/** The order of one run: each site comes as often at each place, and not always behind the same other one. */
export const orderOf = <Site>(sites: readonly Site[], run: number): Site[] => {
  const turned = sites
    .map((_, index) => sites[(index + run) % sites.length] ?? sites[0])
    .filter((site) => site !== undefined)
  return run % 2 === 0 ? turned : turned.toReversed()
}
