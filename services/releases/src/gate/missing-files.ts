import type { Release } from '@site/contracts/registry'
import { label, type Live } from './live.ts'

const missing = (release: Release): string[] => {
  const named = [
    release.entry,
    ...[release.boot, ...Object.values(release.pages)].flatMap(({ js, css }) => [...js, ...css]),
  ]
  return [...new Set(named)]
    .filter((path) => !(path in release.files))
    .map((path) => `file: ${label(release)} needs '${path}', its build does not contain it`)
}

/** Live releases that refer to files they do not contain. */
export const missingFiles = ({ shells, remotes }: Live): string[] => [...shells, ...remotes].flatMap(missing)
