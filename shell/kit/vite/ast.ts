/** The part of an ESTree node that a traversal needs. */
export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const children = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** Name of an identifier, or the text of a string literal. */
export const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (typeof node['name'] === 'string') return node['name']
  return typeof node['value'] === 'string' ? node['value'] : undefined
}
