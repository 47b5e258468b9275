import { budgetOf } from '@site/contracts/budgets'
import type { Release } from '@site/contracts/registry'
import { label, type Live } from './live.ts'

export interface Weight {
  /** Boot files and the largest page together, in uncompressed bytes. */
  readonly bytes: number
  /** The largest page; null where there is none, as in the shell. */
  readonly page: string | null
}

/** Bytes of a release that a first visit to its heaviest page loads. */
export const weightOf = ({ boot, pages, files }: Release): Weight => {
  const size = ({ js, css }: { js: readonly string[]; css: readonly string[] }): number =>
    [...js, ...css].reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0)
  let largest: Weight = { bytes: 0, page: null }
  for (const [page, closure] of Object.entries(pages)) {
    const bytes = size(closure)
    if (bytes > largest.bytes) largest = { bytes, page }
  }
  return { bytes: size(boot) + largest.bytes, page: largest.page }
}

const number = (bytes: number): string => bytes.toLocaleString('en-AU')

/** Live releases that exceed their budget. */
export const budgets = ({ shells, remotes }: Live): string[] =>
  [...shells, ...remotes].flatMap((release) => {
    const { bytes, page } = weightOf(release)
    const limit = budgetOf(release.name)
    if (bytes <= limit) return []
    const what = page === null ? 'boot files' : `boot files and page '${page}'`
    return [`budget: ${label(release)} loads ${number(bytes)} bytes for its ${what}, the budget is ${number(limit)}`]
  })
