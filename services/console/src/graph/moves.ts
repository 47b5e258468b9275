import type { EdgeKind, GraphEdge, ReleaseGraph } from '@site/contracts/release-graph'

type Remote = ReleaseGraph['remotes'][number]

export const kindWords: Readonly<Record<EdgeKind, string>> = {
  slot: 'slot',
  contribution: 'navigation and dialogs',
  shared: 'shared module',
  contract: 'contract',
}

/** The default; without one, the newest canary; else the newest version. */
export const shownVersion = ({ versions }: Remote): Remote['versions'][number] | undefined =>
  versions.find((version) => version.default) ?? versions.find(({ traffic }) => traffic > 0) ?? versions[0]

/** What a remote holds, in a few words for a line. */
export const holdings = (remote: Remote): string => {
  const version = shownVersion(remote)
  if (version === undefined) return 'no version'
  const { routes, slots, contributions, shared } = version
  const parts = [
    [routes.length, 'page', 'pages'],
    [slots.length, 'slot', 'slots'],
    [contributions.length, 'contribution', 'contributions'],
    [remote.name === 'shell' ? Object.keys(shared).length : 0, 'shared module', 'shared modules'],
  ] as const
  const held = parts.filter(([size]) => size > 0).map(([size, one, many]) => `${size} ${size === 1 ? one : many}`)
  return held.length === 0 ? 'nothing of its own' : held.join(', ')
}

/** Who needs something of whom, all that one needs of the other together. */
export interface Arc {
  readonly from: string
  readonly to: string
  readonly kinds: readonly EdgeKind[]
}

export const arcsOf = (edges: readonly GraphEdge[]): readonly Arc[] => {
  const arcs = new Map<string, { from: string; to: string; kinds: EdgeKind[] }>()
  for (const { from, to, kind } of edges) {
    if (from === to) continue
    const arc = arcs.get(`${from} ${to}`) ?? { from, to, kinds: [] }
    if (!arc.kinds.includes(kind)) arc.kinds.push(kind)
    arcs.set(`${from} ${to}`, arc)
  }
  return [...arcs.values()]
}

/** Of one remote: what others need of it, and what it needs of them. */
export const needsOf = (edges: readonly GraphEdge[], name: string) => ({
  ofIt: edges.filter(({ from, to }) => to === name && from !== name),
  ofOthers: edges.filter(({ from, to }) => from === name && to !== name),
})

/** One row is 100 high, the picture 100 wide. Arcs start at its left edge, at the middles of two rows, and reach the farther the more rows lie between. */
export const ROW = 100
export const arcPath = (from: number, to: number, rows: number): string => {
  const [start, end] = [from * ROW + ROW / 2, to * ROW + ROW / 2]
  const reach = 25 + 70 * (Math.abs(from - to) / Math.max(1, rows - 1))
  return `M0 ${start}C${Math.round(reach * 1.3)} ${start} ${Math.round(reach * 1.3)} ${end} 0 ${end}`
}
