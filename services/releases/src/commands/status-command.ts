import type { RegistryVersion } from '@site/contracts/registry'
import { inWords } from '../publish/provenance.ts'
import { unreadContributions } from '../resolve/frame-of.ts'
import { serviceOf } from '../registry/journal.ts'
import { readHistory, readRegistry, reconcileRegistryFile } from '../registry/registry-store.ts'
import { isLive, versionsOf } from '../registry/versions.ts'
import type { Setting } from './setting.ts'

const HEAD = ['release', 'version', 'share', 'as', 'live since', 'by', 'content', 'built from']

/** Digits of the content's hash that are shown, of 64. */
const CONTENT_DIGITS = 16

const roleOf = ({ deployment }: RegistryVersion): string =>
  deployment.default ? 'default' : deployment.traffic > 0 ? 'canary' : 'published'

/** Timestamp to the second. */
const time = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z')

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Who is live where, since when, by whom, what it holds and what it was built from; with `all`, also what is published and idle. */
export const statusCommand = async ({ store, say }: Setting, only?: string, all = false): Promise<void> => {
  await reconcileRegistryFile(store)
  const registry = await readRegistry(store)
  const history = await readHistory(store)
  const named = only === undefined ? registry.microFrontends : { [only]: versionsOf(registry, only) }
  const rows: string[][] = []
  const notes: string[] = []
  for (const [name, versions] of Object.entries(named)) {
    const shown = all || only !== undefined ? versions : versions.filter(isLive)
    for (const item of shown.toReversed()) {
      const release = item.extras.modulefederation
      const { version, publishedBy } = release
      for (const problem of unreadContributions(release))
        notes.push(`${name}@${version}: left out of the site: ${problem}`)
      const { live } = serviceOf(history, name, version)
      rows.push([
        name,
        version,
        `${item.deployment.traffic} %`,
        roleOf(item),
        live === null ? '' : time(live.at),
        live?.by ?? publishedBy,
        release.content?.slice(0, CONTENT_DIGITS) ?? '?',
        inWords(release),
      ])
    }
    const newest = versions.at(-1)
    if (newest === undefined || isLive(newest) || shown.includes(newest)) continue
    const { version } = newest.metadata
    const withdrawn = serviceOf(history, name, version).idleSince
    notes.push(
      withdrawn === null
        ? `${name}@${version} is published and live for nobody: npm run release -- promote ${name}`
        : `${name}@${version} is published and was taken back at ${time(withdrawn)}`,
    )
  }
  if (rows.length === 0) say('nothing is published yet')
  else for (const line of [...table([HEAD, ...rows]), ...notes]) say(line)
}
