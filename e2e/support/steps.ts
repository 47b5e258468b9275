import { expect, test, type Locator, type Page } from 'playwright/test'

/** A control that Tab reaches only after more presses than this is out of reach. */
const MOST_TABS = 60
const MOST_SWIPES = 15
/** Least side of what a finger has to hit, in CSS pixels (WCAG 2.2, 2.5.5). */
const FINGER_PX = 44

/** What a visitor does to get somewhere, counted: the fewer steps, the shorter the way. */
export interface Steps {
  readonly count: () => number
  /** Writes the count into the report and holds the way to a bound. */
  readonly atMost: (bound: number) => void
}

const counter = (name: string) => {
  const done: string[] = []
  return {
    step: (what: string): void => void done.push(what),
    count: () => done.length,
    atMost: (bound: number): void => {
      test.info().annotations.push({ type: 'steps', description: `${name}: ${done.length} (at most ${bound})` })
      expect(done.length, done.join(', ')).toBeLessThanOrEqual(bound)
    },
  }
}

export interface KeySteps extends Steps {
  readonly press: (key: string) => Promise<void>
  /** Tab, or Shift+Tab, until a control has the focus; each press is a step. */
  readonly reach: (control: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>
  /** A text typed into what has the focus is one step, however long it is. */
  readonly type: (text: string) => Promise<void>
  /** A day typed into the date field that has the focus: one step, in whichever order the browser wants its parts. */
  readonly typeDay: (day: string) => Promise<void>
}

/** A glance: a control may be replaced by a richer one as it takes the focus. */
const GLANCE_MS = 120
const hasFocus = async (control: Locator): Promise<boolean> => {
  try {
    await expect(control).toBeFocused({ timeout: GLANCE_MS })
    return true
  } catch {
    return false
  }
}

/** Whether the middle of a control is on the screen, and the control is what is there. */
const inSight = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

/** A visitor with a keyboard and no mouse. What has the focus must be in sight at every stop. */
export const keySteps = (page: Page): KeySteps => {
  const { step, ...rest } = counter('keyboard')
  const press = async (key: string): Promise<void> => {
    step(key)
    await page.keyboard.press(key)
  }
  return {
    ...rest,
    press,
    reach: async (control, key = 'Tab') => {
      for (let tabs = 0; !(await hasFocus(control)); tabs += 1) {
        expect(tabs, `presses of ${key} to ${control}`).toBeLessThan(MOST_TABS)
        await press(key)
      }
      await expect.poll(() => inSight(control), `${control} is in sight`).toBe(true)
    },
    type: async (text) => {
      step(`“${text}”`)
      await page.keyboard.type(text)
    },
    typeDay: async (day) => {
      step(`“${day}”`)
      await page.locator('input[type="date"]:focus').fill(day)
    },
  }
}

export interface TouchSteps extends Steps {
  /** Swipes until the control is in sight, and taps it; each swipe is a step. */
  readonly tap: (control: Locator) => Promise<void>
  readonly swipeTo: (what: Locator) => Promise<void>
  /** Types into what has the focus: one step. */
  readonly type: (text: string) => Promise<void>
  /** A day in a date field: a tap on the field, and one in the picker of the device. */
  readonly chooseDay: (field: Locator, day: string) => Promise<void>
  /** A choice of a list: a tap on the list, and one in the picker of the device. */
  readonly choose: (list: Locator, option: { readonly label: string }) => Promise<void>
}

const SWIPE_MOVES = 10
const FRAME_MS = 16

/** A thumb's movement over more than half of the screen, which rests before it lifts: nothing goes on by itself. */
const swipe = async (page: Page, down: boolean): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const [from, to] = down ? [height * 0.8, height * 0.2] : [height * 0.2, height * 0.8]
  const at = (part: number) => [{ x: width / 2, y: from + (to - from) * part }]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let move = 1; move <= SWIPE_MOVES; move += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(move / SWIPE_MOVES) })
    await page.waitForTimeout(FRAME_MS)
  }
  await page.waitForTimeout(10 * FRAME_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** What a finger can hit of a control: a checkbox is hit by its label too. */
const target = async (
  control: Locator,
): Promise<{ readonly width: number; readonly height: number; readonly y: number }> =>
  control.evaluate((element) => {
    const { width, height, y } = (element.closest('label') ?? element).getBoundingClientRect()
    return { width, height, y }
  })

/** A visitor with a thumb on a phone. What is tapped must be large enough for it. */
export const touchSteps = (page: Page): TouchSteps => {
  const { step, ...rest } = counter('touch')
  const swipeTo = async (what: Locator): Promise<void> => {
    await expect(what).toBeVisible()
    for (let swipes = 0; !(await inSight(what)); swipes += 1) {
      expect(swipes, `swipes to ${what}`).toBeLessThan(MOST_SWIPES)
      step('swipe')
      await swipe(page, (await target(what)).y > 0)
    }
  }
  const tap = async (control: Locator): Promise<void> => {
    await swipeTo(control)
    const { height } = await target(control)
    expect.soft(Math.round(height), `height of ${control}`).toBeGreaterThanOrEqual(FINGER_PX)
    step(`tap ${control}`)
    await control.tap()
  }
  return {
    ...rest,
    tap,
    swipeTo,
    type: async (text) => {
      step(`“${text}”`)
      await page.keyboard.type(text)
    },
    chooseDay: async (field, day) => {
      await swipeTo(field)
      step(`tap ${field}`)
      step(`“${day}”`)
      await field.fill(day)
    },
    choose: async (list, option) => {
      await swipeTo(list)
      step(`tap ${list}`)
      step(`“${option.label}”`)
      await list.selectOption(option)
    },
  }
}
