import { routeDefinition, type Route } from '../../../services/contracts/src/composition.ts'
import { build, type Plugin } from 'vite'
import * as z from 'zod/mini'

/** Compiles `src/routes.ts` by itself and evaluates it: it is data, so this needs no browser and no React. */
export const readRoutes = async (root: string): Promise<Route[]> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'src/routes.ts', write: false },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((item) => ('output' in item ? item.output : [])).find((item) => item.type === 'chunk')
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('src/routes.ts compiled to nothing')
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)
  const parsed = z.object({ routes: z.array(routeDefinition) }).safeParse(module)
  if (!parsed.success) throw new Error(`src/routes.ts is not valid: ${z.prettifyError(parsed.error)}`)
  return parsed.data.routes
}

/** Publishes the remote's routes as `routes.json`, checked against the contract, so that the shell mounts what they say. */
export const publishRoutes = (): Plugin => {
  let root = ''
  return {
    name: 'site:routes',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(await readRoutes(root), null, 1) })
    },
  }
}
