import { relative } from 'node:path'
import { compileFunction } from 'node:vm'
import { routeDefinition, type Route } from '../../../services/contracts/src/composition.ts'
import { contributionsDefinition, type ContributionsDefinition } from '../../../services/contracts/src/contributions.ts'
import { build, type Plugin } from 'vite'
import * as z from 'zod/mini'
import { descendants, isNode, nameOf, type Node } from './ast.ts'

/** What `src/routes.ts` declares. */
export interface Declared {
  readonly routes: Route[]
  readonly contributions: ContributionsDefinition
}

const declared = z.object({
  routes: z.array(routeDefinition),
  contributions: z._default(contributionsDefinition, {}),
})

/** What a module of CommonJS exports. */
const evaluate = (code: string): unknown => {
  const exports: Record<string, unknown> = {}
  compileFunction(code, ['exports'])(exports)
  return exports
}

/** Compiles `src/routes.ts` by itself and evaluates it: it is data, so this needs no browser and no React. */
export const readDeclared = async (root: string): Promise<Declared> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'src/routes.ts', write: false, rolldownOptions: { output: { format: 'cjs' } } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((item) => ('output' in item ? item.output : [])).find((item) => item.type === 'chunk')
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('src/routes.ts compiled to nothing')
  const parsed = declared.safeParse(evaluate(chunk.code))
  if (!parsed.success) throw new Error(`src/routes.ts is not valid: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Pairs of name and module address of every `name: () => import('…')`. */
const lazyImports = (program: Node): [string, string][] =>
  descendants(program).flatMap(({ type, key, value }): [string, string][] => {
    if (type !== 'Property' || !isNode(value) || value.type !== 'ArrowFunctionExpression') return []
    const name = nameOf(key)
    const source = isNode(value['body']) ? nameOf(value['body']['source']) : undefined
    return name === undefined || source === undefined ? [] : [[name, source]]
  })

/**
 * Publishes the remote's routes as `routes.json` and what else it contributes as `contributions.json`, checked against the contract, so
 * that the shell mounts what they say; and which module holds each page and part as `pages.json`, read from `src/remote.ts` itself: the
 * release step finds their files through it.
 */
export const publishRoutes = (): Plugin => {
  let root = ''
  const pages: Record<string, string> = {}
  return {
    name: 'site:routes',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform: {
      order: 'post',
      async handler(code, id) {
        if (relative(root, id.split('?')[0] ?? id) !== 'src/remote.ts') return
        const program: unknown = this.parse(code)
        if (!isNode(program)) return
        for (const [name, source] of lazyImports(program)) {
          const resolved = await this.resolve(source, id)
          if (resolved === null) continue
          const module = relative(root, resolved.id)
          if ((pages[name] ?? module) !== module)
            this.error(
              `src/remote.ts names both ${pages[name]} and ${module} '${name}': pages and parts need names of their own`,
            )
          pages[name] = module
        }
      },
    },
    async generateBundle() {
      const { routes, contributions } = await readDeclared(root)
      const published = { 'routes.json': routes, 'contributions.json': contributions, 'pages.json': pages }
      for (const [fileName, value] of Object.entries(published))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value, null, 1) })
    },
  }
}
