import { budgetOf } from '@site/contracts/budgets'
import type { Release } from '@site/contracts/registry'
import { label, type Live } from '../registry/versions.ts'

const number = (bytes: number): string => bytes.toLocaleString('en-AU')

/** What a first visit loads: the boot files and one page, the largest at worst. Bytes without compression, by file. */
const firstVisit = (release: Release) => {
  const sizes = ({ js, css }: Release['boot']) =>
    [...js, ...css].map((path) => [path, release.files[path]?.bytes ?? 0] as const)
  const sum = (files: readonly (readonly [string, number])[]): number =>
    files.reduce((all, [, bytes]) => all + bytes, 0)
  const [largest] = Object.entries(release.pages)
    .map(([page, part]) => ({ page, files: sizes(part) }))
    .toSorted((a, b) => sum(b.files) - sum(a.files))
  const files = [...sizes(release.boot), ...(largest?.files ?? [])]
  return { page: largest?.page, files, bytes: sum(files) }
}

/** A file's name without the hash of its content, which a bundler puts before the extension. */
const moduleOf = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** The module that grew most since a release, else the largest one: where to begin. */
const whatGrew = (files: readonly (readonly [string, number])[], before: Release | undefined): string => {
  const had = new Map(Object.entries(before?.files ?? {}).map(([path, { bytes }]) => [moduleOf(path), bytes]))
  const [grown] = files
    .map(([path, bytes]) => ({ name: moduleOf(path), by: bytes - (had.get(moduleOf(path)) ?? 0) }))
    .toSorted((a, b) => b.by - a.by)
  if (grown === undefined) return ''
  return before === undefined
    ? `; its largest module is ${grown.name} with ${number(grown.by)}`
    : `; since ${label(before)} ${grown.name} grew most, by ${number(grown.by)}`
}

/** Releases that load more on a first visit than their share, and which module of each to look at. */
export const overBudget = (releases: readonly Release[], before?: Live): string[] =>
  releases.flatMap((release) => {
    const { page, files, bytes } = firstVisit(release)
    const limit = budgetOf(release.name)
    if (bytes <= limit) return []
    const what = page === undefined ? 'boot files' : `boot files and page '${page}'`
    const known = [...(before?.shells ?? []), ...(before?.remotes ?? [])].filter(({ name }) => name === release.name)
    // One that was live before is told in the same words as before: it is no problem of what is added.
    const former = known.some(({ version }) => version === release.version) ? undefined : known[0]
    return [
      `budget: ${label(release)} loads ${number(bytes)} bytes for its ${what}, the budget is ${number(limit)}${whatGrew(files, former)}`,
    ]
  })
