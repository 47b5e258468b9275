import type { ReleaseChanges } from '@site/contracts/registry-service'
import type { Release } from '@site/contracts/registry'
import { contributionsOf } from '../resolve/frame-of.ts'

export const sizeOf = ({ files }: Pick<Release, 'files'>): { readonly files: number; readonly bytes: number } => ({
  files: Object.keys(files).length,
  bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
})

/** What a release has that others may notice, each in words. */
const partsOf = (release: Release): string[] => {
  const { menus, links, actions, footer, dialogs, slots, fills } = contributionsOf(release)
  return [
    ...release.routes.map(({ path }) => `page ${path}`),
    ...menus.map(({ label }) => `menu “${label}”`),
    ...links.map(({ label }) => `link “${label}” in the navigation`),
    ...actions.map(({ label }) => `button “${label}” in the navigation`),
    ...footer.map(({ label }) => `link “${label}” in the footer`),
    ...dialogs.map(({ name }) => `dialog ${name}`),
    ...slots.map(({ name, props }) => `slot ${name}, version ${props}`),
    ...fills.map(({ slot, props }) => `part in the slot ${slot}, version ${props}`),
  ]
}

/** What others have to fit: the contract, and by package the version that is provided or the range that is accepted. */
const fitsOf = ({ contract, sharedVersions = {} }: Release): Record<string, string> => ({
  contract,
  ...sharedVersions,
})

const NOTHING = 'none'

const movedBetween = (before: Release, after: Release): ReleaseChanges['moved'] => {
  const [was, is] = [fitsOf(before), fitsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((what) => ({ what, from: was[what] ?? NOTHING, to: is[what] ?? NOTHING }))
    .filter(({ from, to }) => from !== to)
}

const without = <Value>(list: readonly Value[], other: readonly Value[]): Value[] => {
  const known = new Set(other)
  return list.filter((value) => !known.has(value))
}

/** How one release differs from another of the same name. Files are compared by content: their names hold hashes. */
export const releaseChanges = (before: Release, after: Release): ReleaseChanges => {
  const contents = ({ files }: Release) => Object.values(files).map(({ integrity }) => integrity)
  return {
    since: before.version,
    files: {
      added: without(contents(after), contents(before)).length,
      removed: without(contents(before), contents(after)).length,
    },
    bytes: sizeOf(after).bytes - sizeOf(before).bytes,
    added: without(partsOf(after), partsOf(before)),
    removed: without(partsOf(before), partsOf(after)),
    moved: movedBetween(before, after),
  }
}
