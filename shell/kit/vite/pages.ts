import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { descendants, isNode, nameOf, type Node } from './ast.ts'

/** Pairs of name and module address of every `name: () => import('…')`. */
const lazyImports = (program: Node): [string, string][] =>
  descendants(program).flatMap(({ type, key, value }): [string, string][] => {
    if (type !== 'Property' || !isNode(value) || value.type !== 'ArrowFunctionExpression') return []
    const name = nameOf(key)
    const source = isNode(value['body']) ? nameOf(value['body']['source']) : undefined
    return name === undefined || source === undefined ? [] : [[name, source]]
  })

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
