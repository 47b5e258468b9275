import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** This package, by the name under which everybody imports it. */
export const KIT = '@stageside/kit'

const { resolve } = createRequire(import.meta.url)

/** The primitives, which are installed beside it. */
const UI = `${KIT.split('/')[0] ?? ''}/ui`

/** Folders of both packages. */
export const packageFolders = (): readonly string[] => [KIT, UI].map((name) => dirname(resolve(`${name}/package.json`)))

/** The file behind an entry of this package, or behind its main one: a source inside the repository, a built module where the package is installed. */
export const kitFile = (entry: string): string => resolve(entry === '' ? KIT : `${KIT}/${entry}`)

/** Whether a file belongs to an installed package, which the dev server prepares as a whole; sources it serves one by one. */
export const isInstalled = (file: string): boolean => file.replaceAll('\\', '/').includes('/node_modules/')
