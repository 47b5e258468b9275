import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildData } from '../src/data/build/main.ts'
import { sourceFolders } from '../src/data/build/source-folders.ts'
import { findDataDir } from '../src/data/data-dir.ts'
import { buildExtracts } from '../src/import/shipped-extracts.ts'

const { values, positionals } = parseArgs({ options: { 'tables-only': { type: 'boolean' } }, allowPositionals: true })
const [source, target] = positionals
if (!source) {
  console.error(
    'Usage: npm run build-data -w @site/places -- [--tables-only] <folder of source tables> [target folder]',
  )
  process.exit(2)
}
// npm runs workspace scripts inside the workspace; INIT_CWD is where the person typed the command.
const from = process.env.INIT_CWD ?? process.cwd()
const tables = path.resolve(from, source)
const into = target ? path.resolve(from, target) : findDataDir()
await buildData(tables, into)
// The streets take minutes, and a changed judgement does not change them.
if (!values['tables-only']) await buildExtracts(sourceFolders(tables).osm, into)
