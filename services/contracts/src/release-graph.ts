import * as z from 'zod/mini'

export const edgeKinds = ['slot', 'contribution', 'shared', 'contract'] as const
export type EdgeKind = (typeof edgeKinds)[number]

/** One version in the graph: every live one, and the newest that are not. */
const graphVersion = z.object({
  version: z.string(),
  traffic: z.number(),
  default: z.boolean(),
  routes: z.array(z.object({ path: z.string(), title: z.string() })),
  /** Slots that it offers. */
  slots: z.array(z.string()),
  /** What it adds to the frame and to slots, each in a few words: `link Planner`, `fills mf-events/below-results`. */
  contributions: z.array(z.string()),
  /** Shared modules: of the shell their versions, of a remote the ranges that it accepts. */
  shared: z.record(z.string(), z.string()),
  contract: z.string(),
  /** What the registry would refuse, or warn of, if it went live for everybody now; empty where nothing breaks. */
  breaks: z.array(z.string()),
})
export type GraphVersion = z.infer<typeof graphVersion>

const graphEdge = z.object({
  /** The remote that needs something. */
  from: z.string(),
  /** The remote, or `shell`, that has it. */
  to: z.string(),
  kind: z.enum(edgeKinds),
  /** What is needed: a slot, a menu, a dialog, a shared module, the contract. */
  what: z.string(),
  /** Versions that are accepted, of shared modules and the contract. */
  range: z.optional(z.string()),
  /** What would break if `to` moved, in one sentence. */
  breaks: z.optional(z.string()),
})
export type GraphEdge = z.infer<typeof graphEdge>

/** `GET /v1/graph`: who needs what of whom. */
export const releaseGraph = z.object({
  remotes: z.array(z.object({ name: z.string(), versions: z.array(graphVersion) })),
  edges: z.array(graphEdge),
})
export type ReleaseGraph = z.infer<typeof releaseGraph>
