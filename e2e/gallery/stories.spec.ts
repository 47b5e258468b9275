import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { axeViolations } from '../support/axe.ts'
import { findCutOff, findSidewaysScroll, findTextBeyond } from '../support/layout.ts'
import { canHover, findControl, findCutBelow, findSidewaysBoxes, findWeakFocus } from './support/find-problems.ts'
import { showStory, takePicture } from './support/renderer.ts'
import { GALLERY } from './support/serve.ts'
import { runIn, type Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

/** Narrowest window the site is made for, and one in which parts stand beside each other; CSS px. */
const NARROW = { width: 320, height: 640 }
const PICTURE = { width: 800, height: 600 }
const CONTRASTS = ['standard', 'more'] as const
/** Least width of a focus ring, CSS px. */
const LEAST_RING = 3
/** A part alone is no page: these rules of axe ask for what only a page has. */
const OF_PAGES = ['page-has-heading-one']

/** Stories that show that there is nothing. */
const DRAW_NOTHING = ['Toaster: empty']

const PICTURES = new URL('../.reports/gallery/', import.meta.url).pathname

const built = z.object({ fixtures: z.array(z.object({ filePath: z.string() })) })
const list = join(GALLERY, 'cosmos.fixtures.json')
if (!existsSync(list)) throw new Error('The gallery is not built: npm run gallery -- test builds it and runs this.')
const files = built.parse(JSON.parse(readFileSync(list, 'utf8'))).fixtures.map(({ filePath }) => filePath)

const setText = (tab: Tab, size: string) =>
  runIn(tab, (size) => void (document.documentElement.style.fontSize = size), size)
const setContrast = (tab: Tab, contrast: string) =>
  runIn(tab, (contrast) => void (document.documentElement.dataset['contrast'] = contrast), contrast)

const setVisible = (tab: Tab, visibility: string) =>
  runIn(tab, (visibility) => void (document.documentElement.style.visibility = visibility), visibility)

/** What a story would look like that draws nothing: the ground alone. */
const blankPicture = async (tab: Tab, contrast: string): Promise<Buffer> => {
  await setContrast(tab, contrast)
  await setVisible(tab, 'hidden')
  const picture = await takePicture(tab)
  await setVisible(tab, '')
  return picture
}

const layoutProblems = async (tab: Tab): Promise<readonly string[]> => {
  const [beyond, ...found] = await Promise.all([
    runIn(tab, findSidewaysScroll),
    runIn(tab, findSidewaysBoxes),
    runIn(tab, findTextBeyond),
    // A select shortens its choice with an ellipsis, and tells it whole when it is open.
    runIn(tab, findCutOff, 'body *:not(select)'),
    runIn(tab, findCutBelow),
  ])
  return [...(beyond > 0 ? [`${beyond} px wider than the window`] : []), ...found.flat()]
}

for (const file of files)
  test.describe(file, () => {
    test('fits 320 px, also with doubled text, and shows the focus', async ({ gallery: { tab, stories } }) => {
      await tab.resize(NARROW)
      for (const name of stories[file] ?? []) {
        await showStory(tab, file, name)
        expect.soft(await layoutProblems(tab), `${name} at ${NARROW.width} px`).toEqual([])
        for (const contrast of CONTRASTS) {
          await setContrast(tab, contrast)
          expect.soft(await runIn(tab, findWeakFocus, LEAST_RING), `${name}, contrast ${contrast}`).toEqual([])
        }
        await setText(tab, '200%')
        expect.soft(await layoutProblems(tab), `${name} at ${NARROW.width} px, text doubled`).toEqual([])
      }
    })

    test('is drawn without a barrier in both contrasts', async ({ gallery: { tab, frame, stories }, engine }, info) => {
      info.annotations.push({ type: 'browser', description: tab.version })
      const folder = join(PICTURES, engine)
      await mkdir(folder, { recursive: true })
      await tab.resize(PICTURE)
      const [first = '', ...more] = stories[file] ?? []
      await showStory(tab, file, first)
      const blank = { standard: await blankPicture(tab, 'standard'), more: await blankPicture(tab, 'more') }
      for (const name of [first, ...more]) {
        await showStory(tab, file, name)
        const control = /hover/.test(name) && (await runIn(tab, canHover)) ? await runIn(tab, findControl) : null
        const unhovered = control === null ? null : await takePicture(tab)
        if (control !== null) await tab.hover(control)
        for (const contrast of CONTRASTS) {
          await setContrast(tab, contrast)
          const picture = await takePicture(tab)
          if (contrast === 'standard' && unhovered !== null)
            expect.soft(picture.equals(unhovered), `${name}: the pointer changes nothing`).toBe(false)
          if (!DRAW_NOTHING.includes(name))
            expect.soft(picture.equals(blank[contrast]), `${name}, contrast ${contrast}: nothing is drawn`).toBe(false)
          await writeFile(join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.${contrast}.png`), picture)
          if (frame !== undefined)
            expect.soft(await axeViolations(frame(), OF_PAGES), `${name}, contrast ${contrast}`).toEqual([])
        }
        if (control !== null) await tab.hover({ x: 1, y: 1 })
      }
    })
  })
