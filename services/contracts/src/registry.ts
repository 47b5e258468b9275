import * as z from 'zod/mini'
import { routeDefinition } from './composition.ts'
import { RELEASE_NAME } from './overrides.ts'

/** What a build publishes about one version of the shell or of a remote. Paths are relative to the release's own folder. */
export const release = z.strictObject({
  name: z.string().check(z.regex(RELEASE_NAME)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/)),
  contract: z.string(),
  entry: z.string(),
  /** The exposed module of a remote; null for the shell. */
  exposes: z.nullable(z.string()),
  routes: z.array(routeDefinition),
  /** Scripts and styles that the entry needs before any page. */
  boot: z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) }),
  /** Scripts and styles of each page besides `boot`, by page name. */
  pages: z.record(z.string(), z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) })),
  /** Every served file with its Subresource Integrity value and size in bytes. */
  files: z.record(z.string(), z.strictObject({ integrity: z.string(), bytes: z.number() })),
  /**
   * What it adds to the frame and to slots (`contributions.ts`); left out of older records. Checked when it is published, and entry by
   * entry when it is read: a record that this code does not wholly understand must not cost the whole registry.
   */
  contributions: z.optional(z.unknown()),
  /** Exports of shared modules by package: those a remote uses, or those the shell shares. */
  sharedModules: z.record(z.string(), z.array(z.string())),
  /** By package: the versions that the shell provides, or the ranges that a remote's package accepts; left out of older records. */
  sharedVersions: z.optional(z.record(z.string(), z.string())),
  /** Paths of the site this build links to, found in its files; its own paths included. */
  links: z.array(z.string()),
  /** SHA-256 of every file of the build, paths included, in hex; left out of records that are older than it. */
  content: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Integrity of the files that are stored and not served: server bundles, and what the gate reads. */
  unserved: z.optional(z.record(z.string(), z.string())),
  /** Of the repository that tracks the package; null where none does. */
  commit: z.nullable(z.string()),
  /** What the commit tells of the build: all, all but changes beside it, or where the sources stood when an earlier build was published. */
  tree: z.optional(z.enum(['clean', 'changed', 'built before', 'outside git'])),
  publishedAt: z.string(),
  publishedBy: z.string(),
})
export type Release = z.infer<typeof release>

const bucket = z.int().check(z.gte(0), z.lte(10_000))
const bucketRange = z.tuple([bucket, bucket])

/** True when two versions hold the same bucket, or one holds it twice: the first in the list would win. */
const overlap = (ranges: readonly (readonly [number, number])[]): boolean => {
  const sorted = [...ranges].sort(([a], [b]) => a - b)
  return sorted.some(([from], index) => index > 0 && from < (sorted[index - 1]?.[1] ?? 0))
}

export const registryVersion = z.strictObject({
  url: z.string(),
  fallbackUrl: z.optional(z.string()),
  metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
  deployment: z.strictObject({ traffic: z.number().check(z.gte(0), z.lte(100)), default: z.boolean() }),
  extras: z.strictObject({
    modulefederation: release,
    /** Of a canary: the visitors' buckets it serves, hundredths of a percent, `[from, to)`. */
    buckets: z.optional(z.array(bucketRange)),
  }),
})
export type RegistryVersion = z.infer<typeof registryVersion>

/** Shares are given to a hundredth of a percent; binary fractions of them add up with less error than this. */
const SHARE_TOLERANCE = 1e-6

/**
 * Frontend Discovery v1-pre with a stricter profile: every version is checked and not the first alone, versions of one name are
 * unique, one is the default or none is (live for nobody but who is in a canary or chooses a version), the traffic adds up to 100 beside a
 * default, and no field is unknown. A field added here must reach the
 * servers that read the registry before the tools that write it.
 */
export const registry = z
  .strictObject({
    schema: z.string(),
    microFrontends: z.record(z.string(), z.array(registryVersion).check(z.minLength(1))),
  })
  .check(
    z.superRefine((value, context) => {
      for (const [name, versions] of Object.entries(value.microFrontends)) {
        const problem = (message: string) =>
          context.addIssue({ code: 'custom', path: ['microFrontends', name], message: `${name}: ${message}` })
        if (new Set(versions.map((item) => item.metadata.version)).size !== versions.length)
          problem('a version stands twice')
        const defaults = versions.filter((item) => item.deployment.default).length
        if (defaults > 1) problem(`${defaults} versions are the default`)
        const traffic = versions.reduce((sum, item) => sum + item.deployment.traffic, 0)
        if (versions.some(({ deployment, extras }) => !deployment.default && deployment.traffic > 0 && !extras.buckets))
          problem('a canary holds no buckets')
        if (overlap(versions.flatMap(({ extras }) => extras.buckets ?? [])))
          problem('two versions hold the same buckets')
        if (defaults > 0 && Math.abs(traffic - 100) > SHARE_TOLERANCE) problem(`traffic adds up to ${traffic}, not 100`)
        if (traffic > 100 + SHARE_TOLERANCE) problem(`traffic adds up to ${traffic}, more than 100`)
      }
    }),
  )
export type Registry = z.infer<typeof registry>

export const REGISTRY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json'
