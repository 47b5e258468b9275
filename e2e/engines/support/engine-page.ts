import { RUNS } from '../../support/arrived.ts'
import type { EngineDriver } from '../drivers/driver.ts'
import { eventually } from './eventually.ts'
import { findIn, type Found } from './found.ts'
import { makeInPage } from './toolkit.ts'

export interface EnginePage
  extends Found, Pick<EngineDriver, 'type' | 'press' | 'resize' | 'screenshot' | 'reload' | 'back' | 'forward'> {
  /** Goes to a path of the site, or to a whole address, and waits as a person would until its code runs. */
  readonly open: (path: string) => Promise<void>
  /** Goes to a path whose code may not run. */
  readonly openWithoutCode: (path: string) => Promise<void>
  /** Runs a function in the page: it sees its arguments only. Arguments and result are JSON. */
  readonly evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>
  /** Path, query and fragment. */
  readonly address: () => Promise<string>
}

/** The page of a browser, as a visitor uses it; paths lead to `origin`. */
export const makeEnginePage = (driver: EngineDriver, origin: string): EnginePage => {
  const evaluate: EnginePage['evaluate'] = (run, ...args) =>
    driver.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`)
  const openWithoutCode = (path: string) => driver.goto(new URL(path, origin).href)
  return {
    ...findIn(makeInPage(driver), driver, []),
    type: driver.type,
    press: driver.press,
    resize: driver.resize,
    screenshot: driver.screenshot,
    reload: driver.reload,
    back: driver.back,
    forward: driver.forward,
    evaluate,
    openWithoutCode,
    open: async (path) => {
      await openWithoutCode(path)
      await eventually(() => evaluate(RUNS), `the code of ${path} runs`).toBe(true)
    },
    address: () => evaluate(() => location.pathname + location.search + location.hash),
  }
}
