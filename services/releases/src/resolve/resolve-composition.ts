import { createHash } from 'node:crypto'
import type { ComposedRemote, Composition } from '@site/contracts/composition'
import type { Frame } from '@site/contracts/frame'
import type { Registry, RegistryVersion, Release } from '@site/contracts/registry'
import { checkedFiles } from '../publish/integrity.ts'
import { BUCKETS } from '../registry/buckets.ts'
import { defaultOf } from '../registry/versions.ts'
import { frameOf } from './frame-of.ts'

export interface Visitor {
  /** Stable random id of the visitor; the same id keeps its buckets. */
  readonly id: string
  /** Versions chosen for this tab, by name. Only published versions count. */
  readonly overrides: Readonly<Record<string, string>>
}

export interface Resolved {
  readonly composition: Composition
  readonly shell: RegistryVersion
  readonly versions: Readonly<Record<string, RegistryVersion>>
  /** Overrides that name no published version; the default is shown, and the page says so. */
  readonly unknown: readonly string[]
}

/**
 * The bucket of a visitor, by name alone: a canary keeps its visitors while it grows and beside others. Which buckets it holds is drawn
 * by its version (`registry/buckets.ts`).
 */
export const bucketOf = (visitorId: string, name: string): number =>
  createHash('sha256').update(`${visitorId}\0${name}`).digest().readUInt32BE(0) % BUCKETS

/**
 * The version of a bucket: the canary that holds it, else the default. A canary that grows from 10 to 50 % keeps its visitors and
 * takes none from other canaries.
 */
export const versionFor = (versions: readonly RegistryVersion[], bucket: number): RegistryVersion | undefined =>
  versions.find(({ extras }) => extras.buckets?.some(([from, to]) => bucket >= from && bucket < to)) ??
  defaultOf(versions)

/** What the shell needs to load a version. The entry is the first of the scripts that it runs on. */
const loadable = ({ url, extras: { modulefederation: release } }: RegistryVersion) => ({
  version: release.version,
  entry: url,
  boot: [release.entry, ...release.boot.js.filter((file) => file !== release.entry)],
  integrity: checkedFiles(release),
})

const asRemote = (chosen: RegistryVersion, lastGood: RegistryVersion | undefined): ComposedRemote => {
  const { name, contract, routes, pages } = chosen.extras.modulefederation
  return {
    name,
    contract,
    routes,
    pages: Object.fromEntries(Object.entries(pages).map(([page, { js }]) => [page, js])),
    ...loadable(chosen),
    ...(lastGood === undefined ? {} : { lastGood: loadable(lastGood) }),
  }
}

/** The version to fall back to: the default, or for the default the one before it. */
const lastGoodOf = (versions: readonly RegistryVersion[], chosen: RegistryVersion): RegistryVersion | undefined =>
  chosen.deployment.default ? versions.find((item) => item.url === chosen.fallbackUrl) : defaultOf(versions)

/** Short id of a set of versions; the same set always has the same id. */
const idOf = (versions: Resolved['versions']): string => {
  const listed = Object.entries(versions)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { metadata }]) => `${name}@${metadata.version}`)
  return createHash('sha256').update(listed.join('\n')).digest('hex').slice(0, 12)
}

/** Frames by composition, of visitors who chose nothing: there are as many as canaries make. */
const frames = new WeakMap<Registry, Map<string, Frame>>()

const sharedFrame = (registry: Registry, id: string, releases: readonly Release[]): Frame => {
  const known = frames.get(registry) ?? new Map<string, Frame>()
  frames.set(registry, known)
  const frame = known.get(id) ?? frameOf(releases, false)
  known.set(id, frame)
  return frame
}

/** One version of the shell and of each remote for this visitor: override, else sticky bucket, else default. Null without a shell. */
export const resolveComposition = (registry: Registry, visitor: Visitor): Resolved | null => {
  const versions: Record<string, RegistryVersion> = {}
  const unknown: string[] = []
  for (const [name, published] of Object.entries(registry.microFrontends)) {
    const wanted = visitor.overrides[name]
    const overridden = published.find((item) => item.metadata.version === wanted)
    if (wanted !== undefined && overridden === undefined) unknown.push(name)
    const chosen = overridden ?? versionFor(published, bucketOf(visitor.id, name))
    if (chosen !== undefined) versions[name] = chosen
  }
  const { shell } = versions
  if (shell === undefined) return null
  const remotes = Object.entries(versions)
    .filter(([name]) => name !== 'shell')
    .map(([name, chosen]) => asRemote(chosen, lastGoodOf(registry.microFrontends[name] ?? [], chosen)))
  const releases = Object.values(versions).map(({ extras }) => extras.modulefederation)
  const id = idOf(versions)
  const isTrying = Object.keys(visitor.overrides).length > 0
  const frame = isTrying ? frameOf(releases, true) : sharedFrame(registry, id, releases)
  return { composition: { id, shell: shell.metadata.version, remotes, frame }, shell, versions, unknown }
}
