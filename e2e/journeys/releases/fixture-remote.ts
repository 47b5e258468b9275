import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContributionsDefinition } from '@site/contracts/contributions'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Writes a remote of another team into a checkout: a build of ours under its own name, with one page and these contributions. */
export const writeFixtureRemote = async (
  checkout: string,
  name: string,
  contributions: ContributionsDefinition | null,
): Promise<void> => {
  const folder = join(checkout, name)
  const write = (path: string, value: unknown): Promise<void> =>
    writeFile(join(folder, path), JSON.stringify(value, null, 1))
  await mkdir(folder, { recursive: true })
  await cp(join(root, 'mf-legal', 'dist'), join(folder, 'dist'), { recursive: true })
  await write('package.json', { name, version: '1.0.0' })
  const page = { page: 'accessibility', title: 'Fixture', description: 'A page of another team.', prerender: true }
  await write('dist/routes.json', [{ path: '/fixture', ...page }])
  await write('dist/links.json', [])
  await write('dist/contributions.json', contributions ?? {})
}
