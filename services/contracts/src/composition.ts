import * as z from 'zod/mini'
import { frame } from './contributions.ts'
import { lookupFunctions } from './functions.ts'

export const remoteName = z.string().check(z.regex(/^mf-[a-z][a-z0-9-]{0,40}$/))

/** The scenes that posters are drawn from. */
export const posterScenes = ['court', 'stage', 'hall', 'street'] as const
export type PosterScene = (typeof posterScenes)[number]

/**
 * A query as the page will make it: the same function, and a body with the same keys in the same order. The text ':id' stands for
 * what the path has in place of its parameter, '?near' for what the query of the address holds under `near`.
 */
export const preloadQuery = z.object({
  function: z.enum(lookupFunctions),
  body: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type PreloadQuery = z.infer<typeof preloadQuery>

export const routeDefinition = z.object({
  /** Absolute path without a trailing slash, `/` for the home page. The last part may be `:id`, which stands for any one part. */
  path: z.string().check(z.regex(/^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\/:id)?)?$/)),
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  /** Name of the exposed page in the remote's `defineRemote({ pages })`. */
  page: z.string(),
  prerender: z._default(z.boolean(), true),
  /** Queries whose answers come with the page; one that names a part of the address's query only where the query holds just that. */
  preload: z.optional(z.array(preloadQuery).check(z.maxLength(4))),
  /**
   * Whether the server renders it again with the answers: for each search (`hotelsAsk`), and for each thing that its `:id` names. All else
   * is rendered once for each release.
   */
  rendersAnswers: z.optional(z.boolean()),
  /** Kind of structured data on the page besides its breadcrumb. */
  structuredData: z.optional(
    z.enum(['WebSite', 'Event', 'Hotel', 'ItemList', 'FAQPage', 'Organization', 'ContactPage', 'WebPage']),
  ),
  breadcrumb: z.optional(z.string()),
  /** The canonical path where several show the same page; the path itself when left out. */
  canonical: z.optional(z.string().check(z.regex(/^\/[a-z0-9/-]*$/))),
  /** The poster of its shared picture; the street when left out. */
  poster: z.optional(z.enum(posterScenes)),
  /** Whether it shows the hotels near the place that its address names (`q`, `event`, `venue` or `place`). */
  findsHotels: z.optional(z.boolean()),
  /** What it asks about those hotels where the address holds nothing but the place. Their answer comes with the page then. */
  hotelsAsk: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Whether it shows the plan that the fragment of its address holds. */
  opensPlans: z.optional(z.boolean()),
  /** Which waitlist its visitors join where that is not the public one. */
  waitlist: z.optional(z.literal('careers')),
  /** Kept out of the sitemap and from search engines. */
  noindex: z.optional(z.boolean()),
})
export type RouteDefinition = z.input<typeof routeDefinition>
export type Route = z.infer<typeof routeDefinition>

/** Subresource Integrity of every script and style sheet of a release, by path in its folder. No other file of it may run. */
export const integrityByFile = z.record(z.string(), z.string())
export type IntegrityByFile = z.infer<typeof integrityByFile>

/** One remote at one version, as the shell needs it to load and route. Addresses are absolute paths on the site. */
export const composedRemote = z.object({
  name: remoteName,
  version: z.string(),
  contract: z.string(),
  entry: z.string(),
  /** The entry and the scripts it imports, by path in the release's folder. */
  boot: z.array(z.string()),
  routes: z.array(routeDefinition),
  /** The scripts of each page besides `boot`, by path in the release's folder. Left out in a page, whose HTML names its own. */
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Left out in a page: its import map has the same hashes. */
  integrity: z.optional(integrityByFile),
  /** The version to fall back to when this one fails to load. */
  lastGood: z.optional(
    z.object({
      version: z.string(),
      entry: z.string(),
      boot: z.array(z.string()),
      integrity: z.optional(integrityByFile),
    }),
  ),
})
export type ComposedRemote = z.infer<typeof composedRemote>

/** One version of the shell and of each remote, for one visitor. `id` identifies it in reports and headers. */
export const composition = z.object({
  id: z.string(),
  shell: z.string(),
  remotes: z.array(composedRemote),
  /** What all of them contribute; left out by front servers that are older than contributions. */
  frame: z.optional(frame),
  /** Remotes that have a canary now: a visitor who comes to one of them is counted. Left out in pages, and where there is none. */
  canaries: z.optional(z.array(remoteName)),
})
export type Composition = z.infer<typeof composition>

/** Published versions by name, newest first, with the percentage of visitors each serves. */
export const publishedVersions = z.record(
  z.string(),
  z.array(z.object({ version: z.string(), traffic: z.number(), default: z.boolean() })),
)
export type PublishedVersions = z.infer<typeof publishedVersions>
