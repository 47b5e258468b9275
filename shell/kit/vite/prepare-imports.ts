import type { Plugin, Rolldown } from 'vite'
import { children, isNode, type Node } from './ast.ts'

/** Vite's helper around lazy imports: `__vitePreload(() => import('./part.js'), files, import.meta.url)`. */
const HELPER = /^\0?vite\/preload-helper\.js$/

/** Loads the files of a lazy import with the page's loader before it runs. Development servers have no such loader. */
const SOURCE = `export const __vitePreload = async (load, files = [], base) => {
  await globalThis.moduleLoader?.prepare(files.map((file) => new URL(file, base).href))
  return load()
}`

const importedBy = (node: Node): string | undefined => {
  if (node.type === 'ImportExpression') {
    const { source } = node
    if (!isNode(source)) return undefined
    // Minified code writes strings as template literals without expressions.
    const [quasi] = source.type === 'TemplateLiteral' && Array.isArray(source['quasis']) ? source['quasis'] : []
    const cooked = isNode(quasi) && typeof quasi['value'] === 'object' ? Object(quasi['value']).cooked : undefined
    const text: unknown = cooked ?? source['value']
    return typeof text === 'string' ? text : undefined
  }
  for (const child of children(node)) {
    const found = importedBy(child)
    if (found !== undefined) return found
  }
  return undefined
}

interface Span {
  readonly start: number
  readonly end: number
  readonly address: string
}

const isRange = (node: Node): node is Node & { start: number; end: number } =>
  typeof node['start'] === 'number' && typeof node['end'] === 'number'

/** Empty file lists of lazy imports in a program, with the address that each imports. */
export const emptyLists = (program: Node): Span[] => {
  const found: Span[] = []
  const waiting = [program]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    waiting.push(...children(node))
    if (node.type !== 'CallExpression' || !Array.isArray(node['arguments'])) continue
    const [load, files, base, ...rest] = node['arguments'].filter(isNode)
    if (load === undefined || files === undefined || base?.type !== 'MemberExpression' || rest.length > 0) continue
    if (files.type !== 'ArrayExpression' || children(files).length > 0 || !isRange(files)) continue
    const address = importedBy(load)
    if (address !== undefined) found.push({ start: files.start, end: files.end, address })
  }
  return found.toSorted((a, b) => b.start - a.start)
}

/** A file and its static imports, transitively, itself first, by name in the bundle. */
const closureOf = (bundle: Rolldown.OutputBundle, file: string): string[] => {
  const files = new Set([file])
  for (const name of files) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const each of chunk.imports) files.add(each)
  }
  return [...files]
}

const resolved = (from: string, address: string): string => new URL(address, `http://build/${from}`).pathname.slice(1)
const relative = (from: string, file: string): string => `${'../'.repeat(from.split('/').length - 1) || './'}${file}`

/**
 * Makes every lazy import of a build load its files through the page's loader first. Replaces Vite's helper and fills in the file
 * lists that it leaves empty: those of a single file, and those of code that other plugins write late.
 */
export const prepareImports = (): Plugin => ({
  name: 'site:prepare-imports',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  load: { order: 'pre', filter: { id: HELPER }, handler: () => SOURCE },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes('import(')) continue
        const program: unknown = this.parse(chunk.code)
        if (!isNode(program)) continue
        for (const { start, end, address } of emptyLists(program)) {
          const files = closureOf(bundle, resolved(chunk.fileName, address)).map((file) =>
            relative(chunk.fileName, file),
          )
          chunk.code = `${chunk.code.slice(0, start)}${JSON.stringify(files)}${chunk.code.slice(end)}`
        }
      }
    },
  },
})
