import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { descendants, isNode, nameOf, type Node } from './ast.ts'
import type { SharedModule } from './shared-modules.ts'

/** Members read from `local` (a namespace or default import): `React.useState` gives `useState`. */
const membersOf = (nodes: readonly Node[], local: string | undefined): (string | undefined)[] =>
  nodes
    .filter(({ type, object }) => type === 'MemberExpression' && nameOf(object) === local)
    .map(({ property }) => nameOf(property))

/** Names a module takes from `source`: by import, by re-export, or as a member of its namespace or of its default export. */
const usedNames = (nodes: readonly Node[], source: string) => {
  const specifiers = nodes
    .filter((node) => nameOf(node['source']) === source && Array.isArray(node['specifiers']))
    .flatMap((node) => (Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : []))
  return specifiers.flatMap(({ type, local, imported }) => {
    const names =
      type === 'ImportSpecifier'
        ? [nameOf(imported)]
        : type === 'ExportSpecifier'
          ? [nameOf(local)]
          : membersOf(nodes, nameOf(local))
    const isDefault = type === 'ImportDefaultSpecifier'
    return names.flatMap((name) => (name === undefined || PROBED.has(name) ? [] : [{ name, isDefault }]))
  })
}

/** Exports that libraries probe for and live without (`React.useEffectEvent?.`-style feature tests). */
const PROBED = new Set(['__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'act', 'captureOwnerStack', 'default'])

/** What a module's default export is by name: the shell shares names alone. */
const NAMED: Readonly<Record<string, string>> = { 'styled-components': 'styled' }

/** What a module uses of each shared module, and what is wrong with that, in words for the remote's team. */
const readUses = (program: Node, file: string, sharedModules: Record<string, SharedModule>) => {
  const nodes = descendants(program)
  const uses: (readonly [source: string, name: string])[] = []
  const problems = new Set<string>()
  for (const [source, { exports }] of Object.entries(sharedModules))
    for (const { name, isDefault } of usedNames(nodes, source)) {
      const named = isDefault && !exports.includes(name) ? NAMED[source] : undefined
      if (named !== undefined)
        problems.add(
          `${file} takes the default export of '${source}', which the shell does not share: write \`import { ${named} } from '${source}'\``,
        )
      else {
        uses.push([source, name])
        if (!exports.includes(name))
          problems.add(
            `'${name}' of '${source}' is used in ${file}, and the shell does not share it. Of '${source}' it shares ${exports.join(', ')}. Use one of these, or ask the site's team to share it: they release the shell first`,
          )
      }
    }
  return { uses, problems }
}

/** Modules that no package wrote, those among them that turn a `require` of a shared module into an import. */
const GENERATED = /^\0|^builtin:/

const mentions = (code: string, sharedModules: Record<string, SharedModule>): boolean =>
  Object.keys(sharedModules).some((name) => code.includes(name))

/**
 * Fails the build of a remote that uses an export the shell does not share: in the browser its page would not start. Also emits
 * `used-modules.json`, which the contract check of a release reads.
 */
export const sharedModulesCheck = (sharedModules: Record<string, SharedModule>): Plugin => {
  const uses = new Map<string, Set<string>>()
  const problems = new Set<string>()
  let root = ''
  return {
    name: 'site:shared-modules-check',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!mentions(code, sharedModules) || GENERATED.test(id)) return
        const program: unknown = this.parse(code)
        if (!isNode(program)) return
        const found = readUses(program, relative(root, id), sharedModules)
        for (const problem of found.problems) problems.add(problem)
        for (const [source, name] of found.uses) uses.set(source, (uses.get(source) ?? new Set()).add(name))
      },
    },
    // Not where they are found: all of them are told at once.
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

/** The same for the dev server, where everything is there: the sources in `folders` fail on the page, before a build does. */
export const sharedModulesInSources = (
  sharedModules: Record<string, SharedModule>,
  folders: readonly string[],
): Plugin => {
  const sources = folders.map((folder) => join(folder, 'src/'))
  return {
    name: 'site:shared-modules-in-sources',
    apply: 'serve',
    transform(code, id) {
      const from = sources.find((folder) => id.startsWith(folder))
      if (from === undefined || !/\.tsx?$/.test(id) || !mentions(code, sharedModules)) return
      const program: unknown = this.parse(code)
      if (!isNode(program)) return
      const { problems } = readUses(program, join('src', relative(from, id)), sharedModules)
      if (problems.size > 0) this.error([...problems].join('\n'))
    },
  }
}
