import { createHash } from 'node:crypto'
import { buildLimits } from '@site/contracts/budgets'
import * as z from 'zod/mini'
import { parse } from '../parse.ts'
import { ServiceError, type Issue } from '../service-error.ts'

const SHA256 = /^[0-9a-f]{64}$/
const LONGEST_PATH = 200

export const fileHash = z.string().check(z.regex(SHA256))

const announcement = z.strictObject({
  package: z.strictObject({
    name: z.string().check(z.maxLength(50)),
    version: z.string().check(z.regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9a-z.-]{1,30})?$/)),
  }),
  /** SHA-256 of all files in the order of their paths, as `contentHash` makes it. */
  contentHash: fileHash,
  files: z
    .array(z.strictObject({ path: z.string(), size: z.int().check(z.gte(0)), sha256: fileHash }))
    .check(z.minLength(1)),
  provenance: z.object({
    commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{7,64}$/))),
    tree: z.optional(z.enum(['clean', 'changed', 'built before', 'outside git'])),
  }),
})
export type Announcement = z.infer<typeof announcement>

const SEGMENT = /^[\w.-]+$/

/** What is wrong with the path of a file; null when it names a file below the release's folder, the same one everywhere. */
const pathProblem = (path: string): string | null => {
  if (path.length === 0 || path.length > LONGEST_PATH)
    return `has ${path.length} characters, accepted are 1 to ${LONGEST_PATH}`
  const parts = path.split('/')
  if (parts.includes('')) return 'is absolute, ends with a slash or has an empty part'
  if (parts.some((part) => /^\.+$/.test(part))) return 'has a part of dots, which leads out of the folder'
  if (!parts.every((part) => SEGMENT.test(part)))
    return "has other characters than letters, digits, '_', '.', '-' and '/'"
  return null
}

/** Paths that would be one file, or a file and a folder at once, in the folders of some systems. */
const clashes = (paths: readonly string[]): Issue[] => {
  const seen = new Map<string, string>()
  const folders = new Set<string>()
  for (const path of paths) {
    const parts = path.toLowerCase().split('/')
    parts.slice(0, -1).forEach((_, at) => folders.add(parts.slice(0, at + 1).join('/')))
  }
  return paths.flatMap((path) => {
    const folded = path.toLowerCase()
    const same = seen.get(folded)
    seen.set(folded, path)
    if (same !== undefined)
      return [{ path, message: same === path ? 'is listed twice' : `differs from ${same} by its case alone` }]
    return folders.has(folded) ? [{ path, message: 'is a file and a folder at once' }] : []
  })
}

/** A path as it may stand in an answer. */
const shown = (path: string): string => JSON.stringify(path.slice(0, LONGEST_PATH)).slice(1, -1)

const checkFiles = (files: Announcement['files']): void => {
  const issues = files.flatMap(({ path }) => {
    const message = pathProblem(path)
    return message === null ? [] : [{ path: shown(path), message }]
  })
  const all = issues.length > 0 ? issues : clashes(files.map(({ path }) => path))
  const [first] = all
  if (first !== undefined)
    throw new ServiceError(422, 'invalid', `The path '${first.path}' ${first.message}.`, { issues: all.slice(0, 20) })
}

const number = (value: number): string => value.toLocaleString('en-AU')

const checkSizes = (files: Announcement['files']): void => {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= buildLimits.bytes && files.length <= buildLimits.files) return
  const largest = files.reduce((a, b) => (b.size > a.size ? b : a))
  throw new ServiceError(
    413,
    'too_large',
    `The build holds ${number(bytes)} bytes in ${number(files.length)} files, accepted are ${number(buildLimits.bytes)} in ${number(buildLimits.files)}; the largest is ${shown(largest.path)} with ${number(largest.size)}.`,
  )
}

/** Reads what a caller wants to upload for a remote. Throws a `ServiceError` that says what is wrong. */
export const readAnnouncement = (remote: string, body: unknown): Announcement => {
  const parsed = parse(announcement, body)
  if (parsed.package.name !== remote)
    throw new ServiceError(
      422,
      'invalid',
      `The build is of a package named ${shown(parsed.package.name)}, the address says ${remote}: a remote is released under the name of its package.`,
      { issues: [{ path: 'package.name', message: `is not ${remote}` }] },
    )
  checkSizes(parsed.files)
  checkFiles(parsed.files)
  const sizes = new Map<string, number>()
  for (const { path, size, sha256 } of parsed.files) {
    const other = sizes.get(sha256)
    if (other !== undefined && other !== size)
      throw new ServiceError(422, 'invalid', `The file '${path}' has the hash of another one of another size.`)
    sizes.set(sha256, size)
  }
  return { ...parsed, files: [...parsed.files].sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

/** The same files of the same package by the same team are the same upload. */
export const uploadId = (team: string, { package: { name, version }, contentHash, files }: Announcement): string =>
  createHash('sha256')
    .update(
      JSON.stringify([team, name, version, contentHash, files.map(({ path, size, sha256 }) => [path, size, sha256])]),
    )
    .digest('hex')
    .slice(0, 32)
