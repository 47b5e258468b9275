import { CONTRACT_VERSION } from '../../../services/contracts/src/contract-version.ts'
import type { Plugin } from 'vite'
import { descendants, isNode, nameOf, type Node } from './ast.ts'

/** A path of the site with an optional query or anchor; no part of the path may be computed at run time. */
const LINK = /^(\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?)(?:[?#].*)?$/s
/** Links inside texts that are rendered as Markdown: `[ask us](/contact)`. */
const MARKDOWN = /\]\((\/[a-z0-9/-]*)(?:[?#][^)]*)?\)/g

const pathOf = (text: string | undefined): string | undefined => LINK.exec(text ?? '')?.[1]

/** Leading text of a string or template literal; of a template with expressions, only if the path is complete. */
const textOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type !== 'TemplateLiteral') return node.type === 'Literal' ? nameOf(node) : undefined
  const quasis = Array.isArray(node['quasis']) ? node['quasis'].filter(isNode) : []
  const value = quasis[0]?.['value']
  if (typeof value !== 'object' || value === null || !('cooked' in value) || typeof value.cooked !== 'string')
    return undefined
  return quasis.length === 1 || /[?#]/.test(value.cooked) ? value.cooked : undefined
}

const TAKES_PATH = new Set(['to', 'href'])

const linkAt = (node: Node): (string | undefined)[] => {
  if (node.type === 'Property' && TAKES_PATH.has(nameOf(node['key']) ?? '')) return [pathOf(textOf(node['value']))]
  const text = node.type === 'Literal' || node.type === 'TemplateLiteral' ? textOf(node) : undefined
  return text?.includes('](/') === true ? [...text.matchAll(MARKDOWN)].map(([, path]) => path) : []
}

/** Paths that a program links to: `to` and `href` of whatever it renders or lists, and links in its Markdown. */
export const linksIn = (program: Node): string[] => {
  const found = descendants(program).flatMap(linkAt)
  return [...new Set(found.filter((path) => path !== undefined))].sort()
}

/**
 * Publishes the paths a build links to as `links.json` and the contract it was built for as `contract.json`. Read from the
 * finished chunks, so that links in tree-shaken code do not count.
 */
export const publishLinks = (): Plugin => ({
  name: 'site:links',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const links = new Set<string>()
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const program: unknown = this.parse(output.code)
        if (isNode(program)) for (const path of linksIn(program)) links.add(path)
      }
      this.emitFile({ type: 'asset', fileName: 'links.json', source: JSON.stringify([...links].sort(), null, 1) })
      this.emitFile({
        type: 'asset',
        fileName: 'contract.json',
        source: JSON.stringify({ contract: CONTRACT_VERSION }),
      })
    },
  },
})
