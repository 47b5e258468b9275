import type { Plugin } from 'vite'
import { descendants, isNode, nameOf, type Node } from './ast.ts'
import type { SharedModule } from './shared-modules.ts'

/** Members read from `local` (a namespace or default import): `React.useState` gives `useState`. */
const membersOf = (nodes: readonly Node[], local: string | undefined): (string | undefined)[] =>
  nodes
    .filter(({ type, object }) => type === 'MemberExpression' && nameOf(object) === local)
    .map(({ property }) => nameOf(property))

/** Names a module takes from `source`, by import, re-export, or as a member of its namespace. */
const usedNames = (nodes: readonly Node[], source: string): (string | undefined)[] =>
  nodes
    .filter((node) => nameOf(node['source']) === source && Array.isArray(node['specifiers']))
    .flatMap(({ specifiers }) => (Array.isArray(specifiers) ? specifiers.filter(isNode) : []))
    .flatMap(({ type, local, imported }) => {
      if (type === 'ImportSpecifier') return [nameOf(imported)]
      return type === 'ExportSpecifier' ? [nameOf(local)] : membersOf(nodes, nameOf(local))
    })

/** Exports that libraries probe for and live without (`React.useEffectEvent?.`-style feature tests). */
const PROBED = new Set(['__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'act', 'captureOwnerStack', 'default'])

/**
 * Fails the build of a remote that uses an export the shell does not share: in the browser it would be `undefined` only when
 * that line runs. Also emits `used-modules.json`, which the contract check of a release reads.
 */
export const sharedModulesCheck = (sharedModules: Record<string, SharedModule>): Plugin => {
  const uses = new Map<string, Set<string>>()
  const problems = new Set<string>()
  return {
    name: 'site:shared-modules-check',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        const present = Object.entries(sharedModules).filter(([name]) => code.includes(name))
        if (present.length === 0 || id.includes('virtual:') || id.startsWith('\0') || id.includes('__mf')) return
        const program: unknown = this.parse(code)
        if (!isNode(program)) return
        const nodes = descendants(program)
        for (const [name, { exports }] of present)
          for (const used of usedNames(nodes, name)) {
            if (used === undefined || PROBED.has(used)) continue
            if (!exports.includes(used))
              problems.add(
                `'${used}' of '${name}' is used in ${id} but not shared by the shell (shell/kit/src/shared-modules lists what is): ask its team to share it and to release the shell first, or do without`,
              )
            uses.set(name, (uses.get(name) ?? new Set()).add(used))
          }
      },
    },
    // Not where they are found: federation waits half a minute for a module that failed.
    buildEnd() {
      if (problems.size > 0) this.error([...problems].join('\n'))
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
