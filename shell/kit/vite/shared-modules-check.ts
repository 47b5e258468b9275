import type { Plugin } from 'vite'
import { children, isNode, nameOf, type Node } from './ast.ts'
import type { SharedModule } from './shared-modules.ts'

/** Members read from `local` (a namespace or default import) anywhere below `node`: `React.useState` gives `useState`. */
const membersOf = (node: Node, local: string, found: Set<string>): void => {
  if (node.type === 'MemberExpression' && nameOf(node['object']) === local) {
    const member = nameOf(node['property'])
    if (member !== undefined) found.add(member)
  }
  for (const child of children(node)) membersOf(child, local, found)
}

/** Names a module takes from `source`, by import, re-export, or as a member of its namespace. */
const usedNames = (program: Node, source: string): Set<string> => {
  const used = new Set<string>()
  for (const statement of children(program)) {
    if (nameOf(statement['source']) !== source) continue
    const specifiers = Array.isArray(statement['specifiers']) ? statement['specifiers'].filter(isNode) : []
    for (const specifier of specifiers) {
      const local = nameOf(specifier['local'])
      if (specifier.type === 'ImportSpecifier') used.add(nameOf(specifier['imported']) ?? '')
      else if (specifier.type === 'ExportSpecifier') used.add(local ?? '')
      else if (specifier.type === 'ImportNamespaceSpecifier' && local) membersOf(program, local, used)
      else if (specifier.type === 'ImportDefaultSpecifier' && local) {
        membersOf(program, local, used)
      }
    }
  }
  return used
}

/** Exports that libraries probe for and live without (`React.useEffectEvent?.`-style feature tests). */
const PROBED = new Set(['__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'act', 'captureOwnerStack', 'default'])

/**
 * Fails the build of a remote that uses an export the shell does not share: in the browser it would be `undefined` only when
 * that line runs. Also emits `used-modules.json`, which the contract check of a release reads.
 */
export const sharedModulesCheck = (sharedModules: Record<string, SharedModule>): Plugin => {
  const uses = new Map<string, Set<string>>()
  return {
    name: 'site:shared-modules-check',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        const present = Object.keys(sharedModules).filter((name) => code.includes(name))
        if (present.length === 0 || id.includes('virtual:') || id.startsWith('\0') || id.includes('__mf')) return
        const program: unknown = this.parse(code)
        if (!isNode(program)) return
        for (const name of present)
          for (const used of usedNames(program, name)) {
            if (PROBED.has(used)) continue
            if (!sharedModules[name]?.exports.includes(used))
              this.error(
                `'${used}' of '${name}' is used in ${id} but not shared by the shell: add it to shell/kit/src/shared-modules, release the shell first`,
              )
            uses.set(name, (uses.get(name) ?? new Set()).add(used))
          }
      },
    },
    generateBundle() {
      const sorted = [...uses].sort(([a], [b]) => a.localeCompare(b)).map(([name, names]) => [name, [...names].sort()])
      this.emitFile({
        type: 'asset',
        fileName: 'used-modules.json',
        source: JSON.stringify(Object.fromEntries(sorted)),
      })
    },
  }
}
