import * as z from 'zod/mini'
import { verdict } from './verdict.ts'

/** What the registry service answers (`services/releases/README.md`), as its console and other clients read it. */

/** `GET /v1/whoami`: whose token it is, and what it may do with which remote; under `*` with all of them. */
export const identity = z.object({
  subject: z.string(),
  team: z.string(),
  rights: z.record(z.string(), z.array(z.string())),
  expires: z.nullable(z.string()),
})
export type IdentityAnswer = z.infer<typeof identity>

const versionStatus = z.object({
  version: z.string(),
  /** Share of the visitors, in percent. */
  traffic: z.number(),
  default: z.boolean(),
  /** Since when it is served, and by whose change; null while it is not. */
  since: z.nullable(z.string()),
  by: z.nullable(z.string()),
  publishedAt: z.string(),
  publishedBy: z.string(),
  provenance: z.object({
    commit: z.nullable(z.string()),
    tree: z.nullable(z.string()),
    content: z.nullable(z.string()),
  }),
  contract: z.string(),
  sharedVersions: z.record(z.string(), z.string()),
  routes: z.array(z.object({ path: z.string(), title: z.string(), page: z.string() })),
  /** The newest verdict of a suite; left out by services that are older than verdicts. */
  verdict: z.optional(z.nullable(verdict)),
})
export type VersionStatus = z.infer<typeof versionStatus>

/** `GET /v1/status`: what is published and live; versions newest first. */
export const statusAnswer = z.object({
  remotes: z.array(z.object({ name: z.string(), versions: z.array(versionStatus) })),
})
export type StatusAnswer = z.infer<typeof statusAnswer>

/** What a release has and the one published before it had not, and the other way round. */
const changes = z.object({
  /** The version it is compared with. */
  since: z.string(),
  /** Files whose content the other one does not hold: new ones here, gone ones there. */
  files: z.object({ added: z.number(), removed: z.number() }),
  /** Bytes of all files, more (or with a minus fewer) than before. */
  bytes: z.number(),
  /** Paths, slots, links and the like, in words. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Contract and ranges of shared modules that are others now. */
  moved: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
})
export type ReleaseChanges = z.infer<typeof changes>

/** `GET /v1/remotes/<name>/versions`: the same of one remote, with more of each version. */
export const versionsAnswer = z.object({
  name: z.string(),
  /** The version that `rollback` would give everybody; null when there is none. */
  rollsBackTo: z.nullable(z.string()),
  /** The version that everybody would get if the default were revoked; null when nobody would have any. */
  fallback: z.nullable(z.string()),
  versions: z.array(
    z.extend(versionStatus, {
      size: z.object({
        files: z.number(),
        /** Uncompressed. */
        bytes: z.number(),
      }),
      /** Null of the first version. */
      changes: z.nullable(changes),
    }),
  ),
})
export type VersionsAnswer = z.infer<typeof versionsAnswer>

/** `GET /v1/audit`: a part of the log, and where the next one begins. */
export const auditAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      subject: z.nullable(z.string()),
      team: z.nullable(z.string()),
      address: z.string(),
      action: z.string(),
      remote: z.nullable(z.string()),
      version: z.nullable(z.string()),
      outcome: z.enum(['done', 'refused']),
      detail: z.string(),
    }),
  ),
  next: z.nullable(z.string()),
})
export type AuditAnswer = z.infer<typeof auditAnswer>

/** Answers of the calls that change what is live. */
export const changeAnswer = z.object({
  message: z.string(),
  warnings: z.optional(z.array(z.string())),
  url: z.optional(z.string()),
  expires: z.optional(z.string()),
})
export type ChangeAnswer = z.infer<typeof changeAnswer>

/** A refusal: what happened, and what is wrong in detail. */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
