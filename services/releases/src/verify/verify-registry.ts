import { isDeepStrictEqual } from 'node:util'
import { release as releaseSchema, type Registry, type Release } from '@site/contracts/registry'
import { inParallel } from '../in-parallel.ts'
import { prerenderKey, prerenderPair } from '../prerender/prerender.ts'
import { readIntegrity } from '../prerender/stored-pages.ts'
import { fits } from '../publish/integrity.ts'
import { reconcileRegistryFile, REGISTRY_KEY } from '../registry/registry-store.ts'
import { liveSet } from '../registry/versions.ts'
import type { Store } from '../store/store.ts'
import { damageOf, restore, storedFiles, type Damage } from './stored-file.ts'

/** Something that was found damaged, and how it is restored: the keys written, or null where another copy is needed. */
export interface Finding extends Damage {
  readonly release: Release | null
  readonly repair: () => Promise<string[] | null>
}

const parsed = (bytes: Buffer | null): unknown => {
  try {
    return JSON.parse(String(bytes))
  } catch {
    return undefined
  }
}

const checkRecord = async (store: Store, release: Release): Promise<Finding[]> => {
  const key = `${release.name}/${release.version}/release.json`
  const record = releaseSchema.safeParse(parsed(await store.read(key)))
  if (record.success && isDeepStrictEqual(record.data, release)) return []
  const repair = async () => (await store.write(key, Buffer.from(JSON.stringify(release))), [key])
  return [{ key, problem: 'is not the record that the registry has', release, repair }]
}

/** The files of one release and its record. */
const checkRelease = async (store: Store, release: Release): Promise<Finding[]> => {
  const found = await inParallel(storedFiles(release), async (file) => {
    const damage = await damageOf(store, file)
    // One restoring writes the file and all its variants.
    return damage.map((each, at) => ({
      ...each,
      release,
      repair: () => (at === 0 ? restore(store, file) : Promise.resolve([])),
    }))
  })
  return [...(await checkRecord(store, release)), ...found.flat()]
}

const checkPages = async (store: Store, shell: Release, remote: Release): Promise<Finding[]> => {
  const key = prerenderKey(shell.version, remote.name, remote.version)
  const bytes = await store.read(key)
  const integrity = await readIntegrity(store, key)
  if (bytes !== null && (integrity === null || fits(bytes, integrity))) return []
  const repair = async () => (await store.remove(key), await prerenderPair(store, shell, remote), [key])
  return [{ key, problem: bytes === null ? 'is missing' : 'differs from its hash', release: remote, repair }]
}

/** Frames that were rendered in a shell. A damaged one is removed: it is rendered again when it is asked for. */
const checkFrames = async (store: Store, shell: Release): Promise<Finding[]> => {
  const folder = `prerendered/${shell.name}@${shell.version}`
  const keys = (await store.list(folder)).filter((key) => key.startsWith(`${folder}/frame@`) && key.endsWith('.json'))
  const found = await inParallel(keys, async (key): Promise<Finding[]> => {
    const [bytes, integrity] = [await store.read(key), await readIntegrity(store, key)]
    if (bytes === null || (integrity !== null && fits(bytes, integrity))) return []
    const repair = async () => (await store.remove(key), [key])
    return [{ key, problem: 'differs from its hash', release: shell, repair }]
  })
  return found.flat()
}

const checkRegistryFile = async (store: Store, registry: Registry): Promise<Finding[]> =>
  isDeepStrictEqual(parsed(await store.read(REGISTRY_KEY)), registry)
    ? []
    : [
        {
          key: REGISTRY_KEY,
          problem: 'is not the newest registry',
          release: null,
          repair: async () => (await reconcileRegistryFile(store), [REGISTRY_KEY]),
        },
      ]

/** Reads everything that the registry refers to, or what belongs to one name, and lists what is damaged. */
export const verifyRegistry = async (store: Store, registry: Registry, only?: string): Promise<Finding[]> => {
  const found =
    only === undefined && Object.keys(registry.microFrontends).length > 0
      ? await checkRegistryFile(store, registry)
      : []
  const releases = Object.values(registry.microFrontends)
    .flat()
    .map(({ extras }) => extras.modulefederation)
    .filter(({ name }) => only === undefined || name === only)
  for (const release of releases) found.push(...(await checkRelease(store, release)))
  const { shells, remotes } = liveSet(registry)
  for (const shell of shells)
    if (only === undefined || only === 'shell') found.push(...(await checkFrames(store, shell)))
  for (const shell of shells)
    for (const remote of remotes)
      if (only === undefined || remote.name === only || only === 'shell')
        found.push(...(await checkPages(store, shell, remote)))
  return found
}
