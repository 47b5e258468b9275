/** The part of an ESTree node that a traversal needs. */
export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const children = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** A node and every node below it. */
export const descendants = (node: Node): Node[] => {
  const found = [node]
  for (const each of found) found.push(...children(each))
  return found
}

/** Name of an identifier, or the text of a string literal. */
export const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (typeof node['name'] === 'string') return node['name']
  return typeof node['value'] === 'string' ? node['value'] : undefined
}
