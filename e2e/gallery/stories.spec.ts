import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { axeViolations } from '../support/axe.ts'
import { narrowProblems } from './support/narrow-checks.ts'
import { blankPicture, hoverControl, keepPicture, leaveControl, pictureOf } from './support/pictures.ts'
import { showStory } from './support/renderer.ts'
import { GALLERY } from './support/serve.ts'
import { expect, test, type Engine } from './support/test.ts'
import { CONTRASTS, type Contrast } from './support/visitor.ts'

/** Narrowest window the site is made for, and one in which parts stand beside each other; CSS px. */
const NARROW = { width: 320, height: 640 }
const PICTURE = { width: 800, height: 480 }
/** A part alone is no page: this rule of axe asks for what only a page has. */
const OF_PAGES = ['page-has-heading-one']
/** High contrast changes colours and nothing else: what names, roles and order are has been tried by then. */
const AXE = { standard: { without: OF_PAGES }, more: { only: ['color-contrast', 'link-in-text-block'] } }
/**
 * Contrasts that an engine draws: Chromium both. The others draw high contrast where all pictures are asked for, which costs half as much
 * time again: it changes the values of colours alone, and no engine has its own idea of those.
 */
const contrastsOf = (engine: Engine): readonly Contrast[] =>
  engine === 'chromium' || process.env['GALLERY_PICTURES'] === 'all' ? CONTRASTS : ['standard']
/** Stories that show that there is nothing. */
const DRAW_NOTHING = ['Toaster: empty']

const built = z.object({ fixtures: z.array(z.object({ filePath: z.string() })) })
const list = join(GALLERY, 'cosmos.fixtures.json')
if (!existsSync(list)) throw new Error('The gallery is not built: npm run gallery -- test builds it and runs this.')
const files = built.parse(JSON.parse(readFileSync(list, 'utf8'))).fixtures.map(({ filePath }) => filePath)

for (const file of files)
  test.describe(file, () => {
    test('fits 320 px, also with doubled text, and shows the focus', async ({ gallery: { tab, stories } }) => {
      await tab.resize(NARROW)
      for (const name of stories[file] ?? []) {
        await showStory(tab, file, name)
        expect.soft(await narrowProblems(tab), `${name} at ${NARROW.width} px`).toEqual([])
      }
    })

    test('is drawn without a barrier in both contrasts', async ({ gallery: { tab, frame, stories }, engine }, info) => {
      info.annotations.push({ type: 'browser', description: tab.version })
      await tab.resize(PICTURE)
      const blank = { standard: await blankPicture(tab, 'standard'), more: await blankPicture(tab, 'more') }
      for (const name of stories[file] ?? []) {
        await showStory(tab, file, name)
        const unhovered = name.includes('hover') ? await hoverControl(tab) : null
        for (const contrast of contrastsOf(engine)) {
          const picture = await pictureOf(tab, contrast)
          if (unhovered !== null && contrast === 'standard')
            expect.soft(picture.equals(unhovered), `${name}: the pointer changes nothing`).toBe(false)
          if (!DRAW_NOTHING.includes(name))
            expect.soft(picture.equals(blank[contrast]), `${name}, contrast ${contrast}: nothing is drawn`).toBe(false)
          await keepPicture(picture, engine, name, contrast)
          if (frame !== undefined)
            expect.soft(await axeViolations(frame(), AXE[contrast]), `${name}, contrast ${contrast}`).toEqual([])
        }
        if (unhovered !== null) await leaveControl(tab)
      }
    })
  })
