import type { ReleaseGraph } from '@site/contracts/release-graph'

/**
 * The remotes whose pages a change of `name` can touch: its own, those whose slots, menus or dialogs it uses, and those that use its. A shell touches
 * all, and so it is named alone.
 */
export const touchedBy = ({ edges }: Pick<ReleaseGraph, 'edges'>, name: string): readonly string[] => {
  if (name === 'shell') return ['shell']
  const beside = edges
    .filter(({ kind }) => kind === 'slot' || kind === 'contribution')
    .flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
  return [...new Set([name, ...beside])].filter((each) => each !== 'shell')
}

/** The folders of the site's journeys for those remotes; the frame's go with every change. `hasFolder` tells which there are. */
export const journeysOf = (touched: readonly string[], hasFolder: (folder: string) => boolean): readonly string[] => {
  if (touched.includes('shell')) return ['journeys']
  return [...touched.map((name) => `journeys/${name.replace(/^mf-/, '')}`).filter(hasFolder), 'journeys/shell']
}
