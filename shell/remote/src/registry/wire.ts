import * as z from 'zod/mini'

/** What the registry answers, as far as this command reads it; docs of the protocol: `services/releases/README.md`. */

export const refusal = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.optional(
    z.array(z.object({ path: z.optional(z.string()), file: z.optional(z.string()), message: z.string() })),
  ),
})
export type Refusal = z.infer<typeof refusal>

export const whoami = z.object({
  subject: z.string(),
  team: z.string(),
  rights: z.record(z.string(), z.array(z.string())),
  expires: z.nullable(z.string()),
})
export type Whoami = z.infer<typeof whoami>

/** The live shell's side of the contract, for `remote check`. */
export const shared = z.object({
  /** Its version. */
  shell: z._default(z.string(), 'live'),
  contract: z.string(),
  sharedModules: z.record(z.string(), z.array(z.string())),
  sharedVersions: z.record(z.string(), z.string()),
  /** Whether a commit may be asked for as a dry run. */
  dryRun: z._default(z.boolean(), false),
})

/** Published before, and whole, there is no upload. */
export const announced = z.object({
  upload: z.optional(z.string()),
  published: z.optional(z.string()),
  version: z.optional(z.string()),
  missing: z.array(z.string()),
})

export const committed = z.object({
  name: z.string(),
  version: z.string(),
  traffic: z.optional(z.number()),
  live: z.optional(z.boolean()),
  warnings: z._default(z.array(z.string()), []),
})
export type Committed = z.infer<typeof committed>

export const changed = z.object({
  message: z.string(),
  version: z.optional(z.string()),
  /** What visitors may notice. */
  warnings: z._default(z.array(z.string()), []),
})

/** What revoking a version would do, and its whole name. */
export const revokeOutcome = z.object({
  version: z.string(),
  live: z.boolean(),
  message: z.string(),
  warnings: z.array(z.string()),
})

export const previewed = z.object({ url: z.string(), expires: z.string(), version: z.optional(z.string()) })

const provenance = z.object({
  commit: z.nullable(z.string()),
  tree: z.nullable(z.enum(['clean', 'changed', 'built before', 'outside git'])),
  content: z.nullable(z.string()),
})
const versionStatus = z.object({
  version: z.string(),
  traffic: z.number(),
  default: z.boolean(),
  /** When it went live last, and by whom; null where it is not. */
  since: z.nullable(z.string()),
  by: z.nullable(z.string()),
  publishedAt: z.string(),
  publishedBy: z.string(),
  provenance,
  contract: z.string(),
  routes: z.array(z.object({ path: z.string(), title: z.string(), page: z.string() })),
})
export type VersionStatus = z.infer<typeof versionStatus>

const remoteStatus = z.object({ name: z.string(), versions: z.array(versionStatus) })
export type RemoteStatus = z.infer<typeof remoteStatus>
/** Versions newest first. */
export const statusAnswer = z.object({ remotes: z.array(remoteStatus) })
