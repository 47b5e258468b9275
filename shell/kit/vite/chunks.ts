import type { Rolldown } from 'vite'
import { KIT } from './kit-entry.ts'

type Output = NonNullable<Rolldown.RolldownOptions['output']>
type Groups = NonNullable<Exclude<Exclude<Output, readonly unknown[]>['codeSplitting'], boolean | undefined>['groups']>

/** The site's own packages as a team installs them: theirs are parts of a page like those of its sources. */
const INSTALLED = `/node_modules/${KIT.split('/')[0] ?? ''}/(?:ui|kit)/.*\\.js$`
/** Source modules, and the address of a file (`?url`), which goes into the chunk that uses it: one for each would cost a request for a line. */
const OWN = new RegExp(String.raw`^/(?!.*(?:node_modules|__mf|virtual)).*\.tsx?$|\?url$|${INSTALLED}`)
/** The library that schemas are written with. */
const SCHEMAS = /\/node_modules\/zod\//

const LIBRARY = /\/node_modules\//

/** Libraries that a module brings along, besides what all pages share: none, that of the schemas alone, or others too. */
const NEEDS = ['nothing', 'schemas', 'more'] as const
type Needs = (typeof NEEDS)[number]
type ImportsOf = (id: string) => readonly string[]

/** What a module and everything that it imports need. `known` keeps what was found; circles of imports end at their first module. */
export const needsOf = (id: string, importsOf: ImportsOf, known: Map<string, Needs>): Needs => {
  if (SCHEMAS.test(id)) return 'schemas'
  if (!OWN.test(id)) return LIBRARY.test(id) ? 'more' : 'nothing'
  const before = known.get(id)
  if (before !== undefined) return before
  known.set(id, 'nothing')
  const most = importsOf(id).reduce((least, next) => Math.max(least, NEEDS.indexOf(needsOf(next, importsOf, known))), 0)
  const needs = NEEDS[most] ?? 'more'
  known.set(id, needs)
  return needs
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** The name for the modules that need these libraries and no other; null for all others. */
const needing = (wanted: Needs, name: string) => {
  const known = new WeakMap<ModuleGraph, Map<string, Needs>>()
  return (id: string, graph: ModuleGraph): string | null => {
    const ofGraph = known.get(graph) ?? new Map<string, Needs>()
    known.set(graph, ofGraph)
    return needsOf(id, (each) => graph.getModuleInfo(each)?.importedIds ?? [], ofGraph) === wanted ? name : null
  }
}

/** The library of the schemas, and the rules that are written with it alone: whoever has one needs the other. */
export const schemasAndRules = (id: string, graph: ModuleGraph): string | null => {
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  const isRule = OWN.test(id) && imported.length > 0 && imported.every((each) => SCHEMAS.test(each))
  return isRule || SCHEMAS.test(id) ? 'schemas' : null
}

/** Parts that share a module of `base`: fewer, and a page of text loads what only lists and forms need (docs/decisions/030). */
const MANY = 5

/**
 * How a remote is split into chunks, each of which costs a request. What many parts use is one chunk if it needs no library (`base`), what
 * some use another (`parts`), and a third what needs the library of the schemas (`data`): no page loads a library for a module that does
 * without. The rest stays with those who use it. A part is a page or something loaded on demand.
 */
export const groups: Groups = [
  {
    name: needing('nothing', 'base'),
    debugName: 'base',
    test: OWN,
    minShareCount: MANY,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: needing('nothing', 'parts'),
    debugName: 'parts',
    test: OWN,
    minShareCount: 2,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: schemasAndRules, debugName: 'schemas', minShareCount: 2, priority: 3, includeDependenciesRecursively: false },
  {
    name: needing('schemas', 'data'),
    debugName: 'data',
    test: OWN,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'common',
    test: OWN,
    minShareCount: 2,
    priority: 1,
    entriesAware: true,
    includeDependenciesRecursively: false,
  },
]

/** Chunks of several pages would be named after every page that uses them, which is too long for a file name. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('common') ? 'common' : '[name]'}-[hash].js`
