import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'playwright/test'
import type { EngineDriver, Point } from '../drivers/driver.ts'
import type { Described, Step, Words } from './in-page.ts'
import type { AsyncInPage } from './toolkit.ts'

/** How often a page is looked at, and how long it is waited for, in ms. */
const LOOK_MS = 40
const WAIT_MS = 20_000

/** Elements that a description leads to, looked up again whenever they are asked for. */
export interface Found {
  readonly role: (role: string, name?: string | RegExp) => Found
  readonly label: (words: string | RegExp) => Found
  readonly words: (words: string | RegExp) => Found
  readonly css: (selector: string) => Found
  readonly nth: (index: number) => Found
  /** What a visitor can tell of each of them. */
  readonly all: () => Promise<readonly Described[]>
  readonly texts: () => Promise<readonly string[]>
  readonly count: () => Promise<number>
  /** Waits until the first of them is shown. */
  readonly shown: () => Promise<Described>
  /** Waits until none of them is shown. */
  readonly gone: () => Promise<void>
  /** Waits until there is one, it stands still and nothing covers it, and presses it. */
  readonly click: () => Promise<void>
  /** Presses a field and types over what it holds. */
  readonly fill: (text: string) => Promise<void>
  /** Types a date, given as year-month-day, into a date field. */
  readonly fillDate: (date: string) => Promise<void>
  /** Chooses the option of a closed select with the arrow keys. */
  readonly choose: (option: string) => Promise<void>
  readonly focus: () => Promise<void>
}

const asWords = (words: string | RegExp): Words =>
  typeof words === 'string' ? { text: words } : { source: words.source, flags: words.flags }

const inWords = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      const { by, ...rest } = step
      return `${by} ${Object.values(rest)
        .map((value) => (typeof value === 'object' ? Object.values(value).join('') : value))
        .join(' ')}`
    })
    .join(' › ')

/** What a look at the page came to: what was looked for, or what stands in its way. */
type Look<Value> = { readonly done: Value } | { readonly obstacle: string }

/** Looks until it is done. A page that is being left answers nothing for a moment. */
const lookUntil = async <Value>(what: string, look: () => Promise<Look<Value>>): Promise<Value> => {
  const until = Date.now() + WAIT_MS
  for (;;) {
    const seen = await look().catch((error: unknown): Look<Value> => ({ obstacle: String(error) }))
    if ('done' in seen) return seen.done
    if (Date.now() > until) throw new Error(`${what}: ${seen.obstacle}`)
    await sleep(LOOK_MS)
  }
}

const isSame = (one: Point | undefined, other: Point): boolean => one?.x === other.x && one.y === other.y

export const findIn = (page: AsyncInPage, driver: EngineDriver, steps: readonly Step[]): Found => {
  const further = (step: Step): Found => findIn(page, driver, [...steps, step])
  const name = inWords(steps)
  const all = () => page.describe(steps)
  const point = (): Promise<Point> => {
    let last: Point | undefined
    return lookUntil(`cannot press ${name}`, async () => {
      const aim = await page.aim(steps)
      if ('obstacle' in aim) return aim
      const still = isSame(last, aim)
      last = aim
      return still ? { done: aim } : { obstacle: 'it moves' }
    })
  }
  const click = async () => driver.click(await point())
  const focus = (select: boolean) =>
    lookUntil(name, async () =>
      (await page.focus(steps, select)) ? { done: undefined } : { obstacle: 'it takes no focus' },
    )
  const shown = () =>
    lookUntil<Described>(name, async () => {
      const done = (await all()).find(({ visible }) => visible)
      return done === undefined ? { obstacle: 'it is not shown' } : { done }
    })
  return {
    role: (role, called) => further({ by: 'role', role, ...(called === undefined ? {} : { name: asWords(called) }) }),
    label: (words) => further({ by: 'label', words: asWords(words) }),
    words: (words) => further({ by: 'text', words: asWords(words) }),
    css: (selector) => further({ by: 'selector', selector }),
    nth: (index) => further({ by: 'nth', index }),
    all,
    texts: async () => (await all()).map(({ text }) => text),
    count: async () => (await all()).length,
    shown,
    gone: () =>
      lookUntil(name, async () =>
        (await all()).some(({ visible }) => visible) ? { obstacle: 'it is shown' } : { done: undefined },
      ),
    click,
    fill: async (text) => {
      await click()
      await focus(true)
      await driver.type(text)
      expect((await shown()).value, `value of ${name}`).toBe(text)
    },
    fillDate: async (date) => {
      await focus(false)
      const [year = '', month = '', day = ''] = date.split('-')
      await driver.typeDate([year, month, day])
      expect((await shown()).value, `value of ${name}`).toBe(date)
    },
    choose: async (option) => {
      await focus(false)
      const options = further({ by: 'selector', selector: 'option' }).all
      const all = await options()
      const steps = all.findIndex(({ text }) => text === option) - all.findIndex(({ checked }) => checked)
      for (let step = 0; step < Math.abs(steps); step += 1) await driver.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
      expect(
        (await options()).filter(({ checked }) => checked).map(({ text }) => text),
        name,
      ).toEqual([option])
    },
    focus: () => focus(false),
  }
}
