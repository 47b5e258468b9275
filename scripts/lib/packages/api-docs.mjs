import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entriesOf } from './manifest.mjs'

/** Longer declarations, in characters, are cut: those of schemas repeat every field with the types of their library. */
const LONGEST = 1200

/** The comment right before a place in a file, as Markdown. */
const commentBefore = (text, start) => {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, start)) ?? []
  return comment.replaceAll(/^[ \t]*\* ?/gm, '').trim()
}

const nameOf = ({ id, declarations }) => id?.name ?? declarations?.[0]?.id.name

const shortened = (code) =>
  code.length > LONGEST
    ? `${code.slice(0, LONGEST).replace(/\n[^\n]*$/, '')}\n// … the whole of it is in its types`
    : code

/** What a file of declarations exports: `{ name, comment, code }`, followed to where each is declared. */
export const exportsIn = (parseAst, file) => {
  const text = readFileSync(file, 'utf8')
  const { body } = parseAst(text, { lang: 'dts' })
  const elsewhere = (source) => join(dirname(file), source.replace(/\.js$/, '.d.ts'))
  const declared = body.flatMap((node) => {
    const declaration = node.declaration ?? node
    const name = nameOf(declaration)
    if (name === undefined) return []
    const code = text.slice(node.start, node.end)
    return [
      { name, exported: node.declaration != null, comment: commentBefore(text, node.start), code: shortened(code) },
    ]
  })
  const imported = new Map(
    body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) => specifiers.map(({ local }) => [local.name, source.value])),
  )
  const passed = body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ source, specifiers }) =>
      specifiers.flatMap(({ local, exported }) => {
        const from = source?.value ?? imported.get(local.name)
        const found =
          from === undefined
            ? declared.filter(({ name }) => name === local.name)
            : from.startsWith('.') && existsSync(elsewhere(from))
              ? exportsIn(parseAst, elsewhere(from)).filter(({ name }) => name === local.name)
              : []
        return found.map((each) => ({ ...each, name: exported.name }))
      }),
    )
  return [...declared.filter(({ exported }) => exported), ...passed]
}

const section = ({ name, comment, code }) =>
  [`### ${name}`, comment, `\`\`\`ts\n${code}\n\`\`\``].filter((part) => part !== '')

/** Writes `API.md` of a package from its declarations, so that it says what they say. */
export const writeApiDocs = async (folder, manifest, out) => {
  const { parseAst } = await import('vite')
  const entries = Object.entries(entriesOf(folder).code).filter(([name]) => !name.startsWith('internal/'))
  const parts = entries.flatMap(([name, source]) => {
    const declarations = join(out, 'types', folder, source.replace(/\.tsx?$/, '.d.ts'))
    const path = name === 'index' ? manifest.name : `${manifest.name}/${name}`
    return [`## \`${path}\``, ...exportsIn(parseAst, declarations).flatMap(section)]
  })
  const head = [`# ${manifest.name} ${manifest.version}: API`, 'Made from the types of the package.']
  writeFileSync(join(out, 'API.md'), `${[...head, ...parts].join('\n\n')}\n`)
}
