import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { routeDefinition } from '@site/contracts/composition'
import type { Release } from '@site/contracts/registry'
import * as z from 'zod/mini'
import { RegistryError } from '../registry/registry-error.ts'
import { closureOf, viteManifest, without, type ViteManifest } from './closure.ts'
import { integrityOf } from './integrity.ts'

export interface Build {
  readonly release: Release
  /** Every file of the build by its path in the release's folder, `server/` included. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Files that only the release step reads are not served. */
const NOT_SERVED = /^(?:used-modules|shared-modules|links|contract|routes|pages|vite-manifest|mf-stats)\.json$|\.map$/

const readFiles = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = new Map<string, Buffer>()
  for (const path of paths.sort()) files.set(relative(folder, path).split(sep).join('/'), await readFile(path))
  return files
}

const json = <T>(files: ReadonlyMap<string, Buffer>, name: string, schema: z.ZodMiniType<T>): T => {
  const bytes = files.get(name)
  if (bytes === undefined) throw new RegistryError(`the build has no ${name}: run the build of its package first`)
  return schema.parse(JSON.parse(bytes.toString('utf8')))
}

/** The same files give the same version, so that publishing an unchanged build again is recognised. */
const contentHash = (files: ReadonlyMap<string, Buffer>): string => {
  const hash = createHash('sha256')
  for (const [path, bytes] of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex').slice(0, 10)
}

const currentCommit = async (folder: string): Promise<string | null> => {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: folder })
    return stdout.trim()
  } catch {
    return null
  }
}

const keyOf = (manifest: ViteManifest, test: (key: string, file: string) => boolean, what: string): string => {
  const found = Object.entries(manifest).find(([key, { file }]) => test(key, file))
  if (found === undefined) throw new RegistryError(`the build has no ${what}`)
  return found[0]
}

const exposures = z.object({ exposes: z.array(z.object({ path: z.string() })) })

const describeRemote = (files: ReadonlyMap<string, Buffer>, manifest: ViteManifest) => {
  const entryKey = keyOf(manifest, (_, file) => file.startsWith('remoteEntry-'), 'remote entry')
  const shares = Object.keys(manifest).filter((key) => key.startsWith('virtual:mf-localSharedImportMap'))
  const boot = closureOf(manifest, [entryKey, 'src/remote.ts', ...shares])
  const pages = json(files, 'pages.json', z.record(z.string(), z.string()))
  return {
    entry: manifest[entryKey]?.file ?? '',
    exposes: json(files, 'mf-manifest.json', exposures).exposes[0]?.path ?? null,
    routes: json(files, 'routes.json', z.array(routeDefinition)),
    boot,
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, source]) => [name, without(closureOf(manifest, [source]), boot)]),
    ),
    sharedModules: json(files, 'used-modules.json', z.record(z.string(), z.array(z.string()))),
  }
}

const describeShell = (files: ReadonlyMap<string, Buffer>, manifest: ViteManifest) => {
  const entryKey = keyOf(manifest, (key) => key === 'src/main.tsx', 'shell entry')
  return {
    entry: manifest[entryKey]?.file ?? '',
    exposes: null,
    routes: [],
    boot: closureOf(manifest, [entryKey]),
    pages: {},
    sharedModules: json(files, 'shared-modules.json', z.record(z.string(), z.array(z.string()))),
  }
}

const packageJson = z.object({ name: z.string(), version: z.string() })

/**
 * Reads a built package (`<folder>/dist`) as a release. Its version is the package's with the hash of the files behind it.
 * Throws a `RegistryError` when the package or part of its build is missing.
 */
export const readBuild = async (folder: string, publishedBy: string, now: Date): Promise<Build> => {
  const manifestOf = await readFile(join(folder, 'package.json'), 'utf8').catch(() => {
    throw new RegistryError(`there is no package in ${folder}`)
  })
  const { name, version } = packageJson.parse(JSON.parse(manifestOf))
  const files = await readFiles(join(folder, 'dist')).catch(() => {
    throw new RegistryError(`${name} is not built: ${join(folder, 'dist')} cannot be read`)
  })
  if (!files.has(name === 'shell' ? 'server/prerender.js' : 'server/remote.js'))
    throw new RegistryError(`the build of ${name} has no server bundle: run the whole build of its package`)
  const manifest = json(files, 'vite-manifest.json', viteManifest)
  const served = [...files].filter(([path]) => !NOT_SERVED.test(path) && !path.startsWith('server/'))
  const release: Release = {
    name,
    version: `${version}-${contentHash(files)}`,
    contract: json(files, 'contract.json', z.object({ contract: z.string() })).contract,
    links: json(files, 'links.json', z.array(z.string())),
    ...(name === 'shell' ? describeShell(files, manifest) : describeRemote(files, manifest)),
    files: Object.fromEntries(
      served.map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
    commit: await currentCommit(folder),
    publishedAt: now.toISOString(),
    publishedBy,
  }
  return { release, files }
}
