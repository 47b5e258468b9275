import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Copies the build of a remote into another checkout, so that it becomes a second release that does the same: its browser files
 * say one thing more, and nothing else differs.
 */
export const secondBuild = async (checkout: string, name: string): Promise<void> => {
  const folder = join(checkout, name)
  await mkdir(folder, { recursive: true })
  await cp(join(root, name, 'package.json'), join(folder, 'package.json'))
  await cp(join(root, name, 'dist'), join(folder, 'dist'), { recursive: true })
  const assets = join(folder, 'dist', 'assets')
  for (const file of (await readdir(assets)).filter((each) => each.endsWith('.js'))) {
    const path = join(assets, file)
    await writeFile(path, `${await readFile(path, 'utf8')}\n/* a second release */\n`)
  }
}
