import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canHover, findControl } from './find-problems.ts'
import { runIn, type Tab } from './tab.ts'
import { setContrast, type Contrast } from './visitor.ts'

const FOLDER = fileURLToPath(new URL('../../.reports/gallery/', import.meta.url))

export const pictureOf = async (tab: Tab, contrast: Contrast): Promise<Buffer> => {
  await runIn(tab, setContrast, contrast)
  return tab.screenshot()
}

const setVisible = (visibility: string): void => {
  document.documentElement.style.visibility = visibility
}

/** What a story would look like that draws nothing: the ground alone. */
export const blankPicture = async (tab: Tab, contrast: Contrast): Promise<Buffer> => {
  await runIn(tab, setVisible, 'hidden')
  const picture = await pictureOf(tab, contrast)
  await runIn(tab, setVisible, '')
  return picture
}

/** Keeps a picture for eyes: `e2e/.reports/gallery/firefox/Button-disabled.more.png`. */
export const keepPicture = async (
  picture: Buffer,
  engine: string,
  story: string,
  contrast: Contrast,
): Promise<void> => {
  const folder = join(FOLDER, engine)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${story.replaceAll(/[^\w]+/g, '-')}.${contrast}.png`), picture)
}

/** Puts the pointer on the first control, if this browser has one that hovers. Gives the picture from before, or null. */
export const hoverControl = async (tab: Tab): Promise<Buffer | null> => {
  const control = (await runIn(tab, canHover)) ? await runIn(tab, findControl) : null
  if (control === null) return null
  const before = await pictureOf(tab, 'standard')
  await tab.hover(control)
  return before
}
export const leaveControl = (tab: Tab): Promise<void> => tab.hover({ x: 1, y: 1 })
