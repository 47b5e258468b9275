import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { entriesOf } from './manifest.mjs'

/** Longer declarations, in characters, are cut. */
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

const SCHEMA = /: z\.ZodMini/

/** The schemas of a source file as they are written, by name: their declarations are the same without a comment, ten times as long. */
const schemasIn = (parseAst, file) => {
  if (!existsSync(file)) return new Map()
  const text = readFileSync(file, 'utf8')
  return new Map(
    parseAst(text, { lang: 'ts' }).body.flatMap((node) => {
      const name = nameOf(node.declaration ?? node)
      return name === undefined ? [] : [[name, text.slice(node.start, node.end)]]
    }),
  )
}

/**
 * What a file of declarations exports: `{ name, comment, code, schema }`, followed to where each is declared. `sourceOf` gives the file that
 * one of declarations was made from: a schema is shown as it stands there, and `schema` is the one that a type is made from.
 */
export const exportsIn = (parseAst, file, sourceOf = () => '') => {
  const text = readFileSync(file, 'utf8')
  const { body } = parseAst(text, { lang: 'dts' })
  const written = schemasIn(parseAst, sourceOf(file))
  const codeOf = (name, code) => (SCHEMA.test(code) ? written.get(name) : undefined) ?? shortened(code)
  const schemaOf = (code) => {
    const [, name] = /= z\.(?:infer|input)<typeof (\w+)>/.exec(code) ?? []
    return name === undefined || !written.has(name) ? {} : { schema: { name, code: written.get(name) } }
  }
  const elsewhere = (source) => join(dirname(file), source.replace(/\.js$/, '.d.ts'))
  const declared = body.flatMap((node) => {
    const declaration = node.declaration ?? node
    const name = nameOf(declaration)
    if (name === undefined) return []
    const code = text.slice(node.start, node.end)
    const comment = commentBefore(text, node.start)
    return [{ name, exported: node.declaration != null, comment, code: codeOf(name, code), ...schemaOf(code) }]
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
              ? exportsIn(parseAst, elsewhere(from), sourceOf).filter(({ name }) => name === local.name)
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
  const types = join(out, 'types')
  const sourceOf = (file) => join(root, relative(types, file).replace(/\.d\.ts$/, '.ts'))
  const parts = entries.flatMap(([name, source]) => {
    const declarations = join(types, folder, source.replace(/\.tsx?$/, '.d.ts'))
    const path = name === 'index' ? manifest.name : `${manifest.name}/${name}`
    const exported = exportsIn(parseAst, declarations, sourceOf)
    const names = new Set(exported.map(({ name }) => name))
    // A type says what it holds by its schema: where that is no export beside it, it is shown with the type.
    const whole = ({ schema, ...each }) =>
      schema === undefined || names.has(schema.name) ? each : { ...each, code: `${schema.code}\n\n${each.code}` }
    return [`## \`${path}\``, ...exported.map(whole).flatMap(section)]
  })
  const head = [`# ${manifest.name} ${manifest.version}: API`, 'Made from the types of the package.']
  writeFileSync(join(out, 'API.md'), `${[...head, ...parts].join('\n\n')}\n`)
}
