import { createHash } from 'node:crypto'
import type { IntegrityByFile } from '@site/contracts/composition'
import type { Release } from '@site/contracts/registry'

/**
 * Subresource Integrity value of some bytes (W3C SRI). SHA-256: pages list one for every file they may run, and the longer hashes
 * of the specification would cost a third more without being harder to forge in practice.
 */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

const ALGORITHM = /^(sha256|sha384|sha512)-/

/** Whether bytes fit an integrity value, of any of the hashes that SRI knows. */
export const fits = (bytes: Uint8Array, integrity: string): boolean => {
  const [, algorithm] = ALGORITHM.exec(integrity) ?? []
  return algorithm !== undefined && integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

const checked = new WeakMap<Release['files'], IntegrityByFile>()

/** Hashes that browsers check: those of scripts and style sheets. The same object for the same release. */
export const checkedFiles = ({ files }: Pick<Release, 'files'>): IntegrityByFile => {
  const known = checked.get(files)
  if (known !== undefined) return known
  const found = Object.fromEntries(
    Object.entries(files).flatMap(([path, { integrity }]) => (/\.(?:js|css)$/.test(path) ? [[path, integrity]] : [])),
  )
  checked.set(files, found)
  return found
}
