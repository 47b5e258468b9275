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
  contract: z.string(),
  sharedModules: z.record(z.string(), z.array(z.string())),
  sharedVersions: z.record(z.string(), z.string()),
  budgets: z.record(z.string(), z.unknown()),
})
export type Shared = z.infer<typeof shared>

export const announced = z.union([
  z.object({
    upload: z.string(),
    version: z.string(),
    missing: z.array(z.string()),
    expires: z.optional(z.string()),
  }),
  z.object({ published: z.string(), missing: z.array(z.string()), upload: z.optional(z.string()) }),
])
export type Announced = z.infer<typeof announced>

export const committed = z.object({
  name: z.string(),
  version: z.string(),
  traffic: z.optional(z.number()),
  live: z.optional(z.boolean()),
  warnings: z._default(z.array(z.string()), []),
})
export type Committed = z.infer<typeof committed>

export const done = z.object({ message: z.string(), version: z.optional(z.nullable(z.string())) })
export const previewed = z.object({ url: z.string(), expires: z.string(), message: z.optional(z.string()) })
