import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Copies the build of a remote into another checkout with one text said otherwise, as a team's next build would have it. */
export const changedBuild = async (checkout: string, name: string, from: string, to: string): Promise<void> => {
  const folder = join(checkout, name)
  await mkdir(folder, { recursive: true })
  await cp(join(root, name, 'package.json'), join(folder, 'package.json'))
  await cp(join(root, name, 'dist'), join(folder, 'dist'), { recursive: true })
  const entries = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true })
  let changed = 0
  for (const entry of entries.filter((item) => item.isFile() && /\.js(?:on)?$/.test(item.name))) {
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path, 'utf8')
    if (!text.includes(from)) continue
    changed += 1
    await writeFile(path, text.replaceAll(from, to))
  }
  // The browser's page and its server bundle, at least.
  if (changed < 2) throw new Error(`'${from}' stands in ${changed} files of ${name}: its text has changed`)
}
