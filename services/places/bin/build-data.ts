import path from 'node:path'
import { buildData } from '../src/data/build/main.ts'
import { sourceFolders } from '../src/data/build/source-folders.ts'
import { findDataDir } from '../src/data/data-dir.ts'
import { buildExtracts } from '../src/import/shipped-extracts.ts'

const [source, target] = process.argv.slice(2)
if (!source) {
  console.error('Usage: npm run build-data -w @site/places -- <folder of source tables> [target folder]')
  process.exit(2)
}
// npm runs workspace scripts inside the workspace; INIT_CWD is where the person typed the command.
const from = process.env.INIT_CWD ?? process.cwd()
const tables = path.resolve(from, source)
const into = target ? path.resolve(from, target) : findDataDir()
await buildData(tables, into)
await buildExtracts(sourceFolders(tables).osm, into)
