import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { children, isNode, nameOf, type Node } from './ast.ts'

/** `name: () => import('…')` anywhere below a node, as pairs of name and module address. */
const lazyImports = (node: Node): [string, string][] => {
  if (node.type === 'Property' && isNode(node['value'])) {
    const name = nameOf(node['key'])
    const source = importedBy(node['value'])
    if (name !== undefined && source !== undefined) return [[name, source]]
  }
  return children(node).flatMap(lazyImports)
}

const importedBy = (node: Node): string | undefined => {
  if (node.type === 'ImportExpression') return nameOf(node['source'])
  if (node.type !== 'ArrowFunctionExpression' || !isNode(node['body'])) return undefined
  return importedBy(node['body'])
}

/**
 * Publishes which module holds each page as `pages.json`, read from `src/remote.ts` itself: the release step finds the files to
 * preload for a route through it.
 */
export const publishPages = (): Plugin => {
  let root = ''
  const pages: Record<string, string> = {}
  return {
    name: 'site:pages',
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
          if (resolved !== null) pages[name] = relative(root, resolved.id)
        }
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages, null, 1) })
    },
  }
}
