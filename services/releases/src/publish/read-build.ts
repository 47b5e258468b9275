import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { buildLimits } from '@site/contracts/budgets'
import { routeDefinition } from '@site/contracts/composition'
import { contributionsDefinition } from '@site/contracts/contributions'
import type { Release } from '@site/contracts/registry'
import * as z from 'zod/mini'
import { RegistryError } from '../registry/registry-error.ts'
import { closureOf, viteManifest, without, type ViteManifest } from './closure.ts'
import { integrityOf } from './integrity.ts'
import { parseJson } from './parse-json.ts'
import { provenanceOf, type Provenance } from './provenance.ts'

export interface Build {
  readonly release: Release
  /** Every file of the build by its path in the release's folder, `server/` included. */
  readonly files: ReadonlyMap<string, Buffer>
}

const SHARED_VERSIONS = 'shared-versions.json'
const CONTRIBUTIONS = 'contributions.json'
/** Files that only the release step reads are not served. */
const NOT_SERVED =
  /^(?:used-modules|shared-modules|shared-versions|links|contract|routes|contributions|pages|vite-manifest|mf-stats)\.json$|\.map$/

const isServed = (path: string): boolean => !NOT_SERVED.test(path) && !path.startsWith('server/')

const number = (value: number): string => value.toLocaleString('en-AU')

/** Throws a `RegistryError` for a build beyond the limits, before any of it is read. `what` names the build. */
export const checkSize = (what: string, sizes: readonly { readonly path: string; readonly bytes: number }[]): void => {
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= buildLimits.bytes && sizes.length <= buildLimits.files) return
  const [largest] = [...sizes].sort((a, b) => b.bytes - a.bytes)
  throw new RegistryError(
    `${what} holds ${number(total)} bytes in ${number(sizes.length)} files, accepted are ${number(buildLimits.bytes)} in ${number(buildLimits.files)}; the largest is ${largest?.path} with ${number(largest?.bytes ?? 0)}`,
  )
}

const readFiles = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  checkSize(
    folder,
    await Promise.all(paths.map(async (path) => ({ path: relative(folder, path), bytes: (await stat(path)).size }))),
  )
  const files = new Map<string, Buffer>()
  for (const path of paths.sort()) files.set(relative(folder, path).split(sep).join('/'), await readFile(path))
  return files
}

/** Most that a file may hold that only publishing reads, in bytes; the largest of this site has 10,000. The gate compares what they say. */
const METADATA_BYTES = 500_000
/** Routes, and pages, of one remote: the gate compares each with every other. */
const MOST_ROUTES = 300

const json = <T>(files: ReadonlyMap<string, Buffer>, name: string, schema: z.ZodMiniType<T>): T => {
  const bytes = files.get(name)
  if (bytes === undefined) throw new RegistryError(`the build has no ${name}: run the build of its package first`)
  if (bytes.length > METADATA_BYTES)
    throw new RegistryError(
      `${name} of the build has ${number(bytes.length)} bytes, accepted are ${number(METADATA_BYTES)}`,
    )
  return parseJson(`${name} of the build`, bytes.toString('utf8'), schema)
}

/** Digits of the content's hash in a version: the same files give the same one, so that an unchanged build is recognised. */
const HASH_DIGITS = 10

/** SHA-256 of every file of a build in the order of their paths, in hex. */
export const contentHash = (files: ReadonlyMap<string, Buffer>): string => {
  const hash = createHash('sha256')
  for (const [path, bytes] of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex')
}

const fileOf = (manifest: ViteManifest, source: string, what: string): string => {
  const found = manifest[source]
  if (found === undefined) throw new RegistryError(`the build has no ${what}`)
  return found.file
}

const REMOTE_SOURCE = 'src/remote.ts'
const SHELL_SOURCE = 'src/main.tsx'

const exposures = z.object({ exposes: z.array(z.object({ path: z.string() })) })

const describeRemote = (files: ReadonlyMap<string, Buffer>, manifest: ViteManifest) => {
  const entry = fileOf(manifest, REMOTE_SOURCE, 'remote entry')
  const boot = closureOf(manifest, [REMOTE_SOURCE])
  const pages = json(files, 'pages.json', z.record(z.string(), z.string()))
  if (Object.keys(pages).length > MOST_ROUTES)
    throw new RegistryError(`pages.json of the build names over ${MOST_ROUTES} pages, which is the most of a remote`)
  return {
    entry,
    exposes: json(files, 'mf-manifest.json', exposures).exposes[0]?.path ?? null,
    routes: json(files, 'routes.json', z.array(routeDefinition).check(z.maxLength(MOST_ROUTES))),
    boot,
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, source]) => [name, without(closureOf(manifest, [source]), boot)]),
    ),
    sharedModules: json(files, 'used-modules.json', z.record(z.string(), z.array(z.string()))),
  }
}

const describeShell = (files: ReadonlyMap<string, Buffer>, manifest: ViteManifest) => {
  return {
    entry: fileOf(manifest, SHELL_SOURCE, 'shell entry'),
    exposes: null,
    routes: [],
    boot: closureOf(manifest, [SHELL_SOURCE]),
    pages: {},
    sharedModules: json(files, 'shared-modules.json', z.record(z.string(), z.array(z.string()))),
  }
}

/** Builds made before the file was written have none. */
const sharedVersionsOf = (files: ReadonlyMap<string, Buffer>) =>
  files.has(SHARED_VERSIONS) ? { sharedVersions: json(files, SHARED_VERSIONS, z.record(z.string(), z.string())) } : {}

const contributionsOf = (files: ReadonlyMap<string, Buffer>) =>
  files.has(CONTRIBUTIONS) ? { contributions: json(files, CONTRIBUTIONS, contributionsDefinition) } : {}

const packageJson = z.object({ name: z.string(), version: z.string() })
const contract = z.object({ contract: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)) })

/** Version of a release: its package's, and the hash of its files behind it. */
export const releaseVersion = (version: string, content: string): string =>
  `${version}-${content.slice(0, HASH_DIGITS)}`

interface Described {
  readonly name: string
  /** Of the package. */
  readonly version: string
  /** By path in `dist`, in the order of the paths. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly provenance: Provenance
  readonly publishedBy: string
  readonly now: Date
}

/** Describes built files as a release. Throws a `RegistryError` when part of the build is missing or malformed. */
export const describeBuild = ({ name, version, files, provenance, publishedBy, now }: Described): Build => {
  if (!files.has(name === 'shell' ? 'server/prerender.js' : 'server/remote.js'))
    throw new RegistryError(`the build of ${name} has no server bundle: run the whole build of its package`)
  const manifest = json(files, 'vite-manifest.json', viteManifest)
  const served = [...files].filter(([path]) => isServed(path))
  const content = contentHash(files)
  const release: Release = {
    name,
    version: releaseVersion(version, content),
    content,
    contract: json(files, 'contract.json', contract).contract,
    links: json(files, 'links.json', z.array(z.string())),
    ...(name === 'shell' ? describeShell(files, manifest) : describeRemote(files, manifest)),
    ...contributionsOf(files),
    ...sharedVersionsOf(files),
    files: Object.fromEntries(
      served.map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
    unserved: Object.fromEntries(
      [...files].flatMap(([path, bytes]) => (isServed(path) ? [] : [[path, integrityOf(bytes)]])),
    ),
    ...provenance,
    publishedAt: now.toISOString(),
    publishedBy,
  }
  return { release, files }
}

/**
 * Reads a built package (`<folder>/dist`) as a release. Its version is the package's with the hash of the files behind it.
 * Throws a `RegistryError` when the package has another name than its folder, or part of its build is missing or malformed.
 */
export const readBuild = async (
  folder: string,
  publishedBy: string,
  now: Date,
  isBuiltNow: boolean,
): Promise<Build> => {
  const manifestOf = await readFile(join(folder, 'package.json'), 'utf8').catch(() => {
    throw new RegistryError(`there is no package in ${folder}`)
  })
  const { name, version } = parseJson(join(folder, 'package.json'), manifestOf, packageJson)
  if (name !== basename(folder))
    throw new RegistryError(
      `the folder ${basename(folder)} holds a package named ${name}: a remote is released under one name, so rename the folder or the package`,
    )
  const files = await readFiles(join(folder, 'dist')).catch((error: unknown) => {
    if (error instanceof RegistryError) throw error
    throw new RegistryError(`${name} is not built: ${join(folder, 'dist')} cannot be read`)
  })
  const provenance = await provenanceOf(folder, isBuiltNow)
  return describeBuild({ name, version, files, provenance, publishedBy, now })
}
